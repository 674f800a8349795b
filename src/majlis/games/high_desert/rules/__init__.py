"""What is played: the turn, a file for each chapter of the rule sheet, what each seat may know, and the score."""
