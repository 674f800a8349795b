"""Sentences: views and actions come in, words go out (words.py has them)."""

from majlis.core.record import NONE, named
from majlis.games.high_desert.actions import ACTIONS, AT, CARD, DECLINE, SEAT, WISH
from majlis.games.high_desert.parts import KINDS, PALACE_FULL, RANKS, VALUE, WISH_COST, Clan
from majlis.games.high_desert.state import BITS, Phase
from majlis.games.high_desert.words import RANK, WISHES, WORDS

VALUES = VALUE.tolist()
MOVES = {Phase.PAY: "pay", Phase.LOOK: "keep", Phase.RECALL: "recall", Phase.BANISH: "banish", Phase.GIVE: "give"}
MOVES |= {Phase.SWAP: "swap", Phase.EXILE: "exile", Phase.PLACE: "place"}


# --- actions in words and back


def card(kind, lang="en"):
    """The name of a card; no card has none."""
    if kind == NONE:
        return ""
    return WORDS[lang]["card"].format(clan=Clan(kind // RANKS).name.title(), rank=RANK[lang][kind % RANKS])


def say(a, lang="en"):
    """Write an action: 'Marid Thief', 'Efreet Vizier of player 2', 'player 1', 'wish look', 'decline'."""
    words = WORDS[lang]
    if a < WISH:
        return card(a - CARD, lang)
    if a < DECLINE:
        return words["wish"].format(wish=WISHES[lang][a - WISH])
    if a == DECLINE:
        return words["decline"]
    if a < AT:
        return words["seat"].format(seat=a - SEAT + 1)
    return words["at"].format(card=card((a - AT) % KINDS, lang), seat=(a - AT) // KINDS + 1)


SAID = {say(a, lang).lower(): a for lang in WORDS for a in range(ACTIONS)}


def read(words):
    """The action that say() wrote, in whatever language."""
    a = SAID.get(" ".join(words.lower().split()))
    if a is None:
        raise ValueError(f"{words!r} is no action of this game: try words like 'Marid Thief' or 'wish look'.")
    return a


def target(a):
    """The palace and the kind that an action of the block AT names."""
    return divmod(a - AT, KINDS)


# --- what is asked, and what an answer would do


def prompt(view, seat=NONE, lang="en", names=()):
    """What is asked now; for others, who is asked."""
    v, words = named(view), WORDS[lang]
    if v.turn == NONE:
        return words["over"]
    if v.turn != seat:
        return words["waits"].format(who=name(int(v.turn), lang, names))
    n = counted(WISH_COST - int(v.paid), lang)
    return words["ask"][Phase(int(v.phase))].format(n=n, card=card(int(v.given), lang))


def counted(n, lang):
    one, many = WORDS[lang]["cards"]
    return one if n == 1 else many.format(n=n)


def offer(view, a, lang="en", names=()):
    """What an open action would do, and to the palace of the acting player."""
    v, words = named(view), WORDS[lang]
    phase, turn = Phase(int(v.phase)), int(v.turn)
    if a == DECLINE:
        return words["no_thanks"]
    if WISH <= a < DECLINE:
        return words["no_refund"].format(n=WISH_COST, what=words["wishes"][a - WISH])
    if phase == Phase.STEAL:
        return words["offer"][phase].format(who=name(a - SEAT, lang, names), n=v.n_hand[a - SEAT])
    seat, kind = target(a) if a >= AT else (turn, a - CARD)
    parts = {"card": card(kind, lang), "value": VALUE[kind], "palace": palace(seat, turn, lang, names)}
    if phase == Phase.TURN:
        return words["summon"][kind % RANKS].format(**parts) + " " + effect(v, a, lang)
    sentence = words["offer"][phase].format(**parts)
    return (
        sentence + " " + effect(v, a, lang)
        if phase in (Phase.SWAP, Phase.PLACE, Phase.BANISH, Phase.EXILE)
        else sentence
    )


def effect(v, a, lang):
    """How the own palace would count after an action."""
    turn, after = int(v.turn), v.palace.copy()
    match Phase(int(v.phase)):
        case Phase.TURN | Phase.PLACE:
            after[turn, a - CARD] += 1
        case Phase.SWAP:
            _, kind = target(a)
            after[turn, kind] += 1
            after[turn, v.given] -= 1
        case _:
            after[target(a)] -= 1
    before, points = best_points(v.palace[turn]), best_points(after[turn])
    return WORDS[lang]["count"].format(points=points, change=points - before).replace("-", "−")


def best_points(cards):
    return max(sum(parts(cards, clan)) for clan in range(Clan.JANN))


def parts(cards, clan):
    """A palace counted for one clan: for the clan, for the Jann, against."""
    worth = [n * value for n, value in zip(cards.tolist(), VALUES, strict=True)]  # plain numbers: asked for very often
    mine, noble = sum(worth[clan * RANKS : (clan + 1) * RANKS]), sum(worth[Clan.JANN * RANKS :])
    return mine, noble, mine + noble - sum(worth)


def best_clan(cards):
    """The clan that a palace counts for: the best one, the first of equals."""
    return max(range(Clan.JANN), key=lambda clan: sum(parts(cards, clan)))


def name(seat, lang, names):
    """What a player is called."""
    return names[seat] if seat < len(names) else say(SEAT + seat, lang).title()


def palace(seat, viewer, lang, names):
    words = WORDS[lang]
    return words["your"] if seat == viewer else words["their"].format(who=name(seat, lang, names))


# --- what happened


def tell(before, after, a, seat=NONE, lang="en", names=()):
    """What an action did, from one view of a seat to its next, in lines."""
    v, w, words = named(before), named(after), WORDS[lang]
    lines = [*told(v, w, a, seat, lang, names)]
    if reshuffled(v, w, a):
        lines.append(words["reshuffle"])
    lines += drawn(v, w, a, seat, lang, names)
    if v.turns_left == NONE != w.turns_left:
        lines.append(words["last_round"].format(who=name(first_full(v, w), lang, names)))
    if w.turn == NONE:
        lines += [words["nobody"], words["over"]] if w.passes == w.seats else [words["over"]]
    return lines


def reshuffled(v, w, a):
    """Did the discard pile become the deck? It had cards after the action itself, and has none now."""
    change = {Phase.PAY: 1, Phase.RECALL: -1, Phase.EXILE: int(a != DECLINE)}.get(Phase(int(v.phase)), 0)
    return w.discard.sum() == 0 < v.discard.sum() + change


def first_full(v, w):
    """Whose palace sets the end: the first full one in order of play, though its owner may have had to pass."""
    order = [(int(v.turn) + n) % int(v.seats) for n in range(1, int(v.seats) + 1)]
    return next(seat for seat in order if w.n_palace[seat] >= PALACE_FULL)


def told(v, w, a, seat, lang, names):
    """The action itself."""
    turn, phase = int(v.turn), Phase(int(v.phase))
    if phase == Phase.STEAL:
        return [theft(v, w, a - SEAT, seat, lang, names)]
    about = {"who": name(turn, lang, names), "n": counted(int(v.n_look) - 1, lang), "given": card(int(v.given), lang)}
    if a == DECLINE:
        verb = "decline"
    elif WISH <= a < DECLINE:
        verb, about["wish"] = "wish", WISHES[lang][a - WISH]
    else:
        verb = MOVES.get(phase, "summon")
        owner, kind = target(a) if a >= AT else (turn, a - CARD)
        about |= {"card": card(kind, lang), "palace": palace(owner, seat, lang, names)}
    return [WORDS[lang]["told"][verb][turn != seat].format(**about)]


def theft(v, w, victim, seat, lang, names):
    """A theft: thief and victim see the card, the others only that it happened."""
    words, turn = WORDS[lang], int(v.turn)
    line = "robbery" if w.stolen == 0 else "robs" if turn == seat else "robbed"
    who, whom = name(turn, lang, names), name(victim, lang, names)
    return words[line].format(who=who, victim=whom, card=card(int(w.stolen) // BITS, lang))


def drawn(v, w, a, seat, lang, names):
    """Who drew how many cards; which ones, only for oneself."""
    sizes, mine = hands_after(v, w, a, seat)
    lines = []
    for other in range(int(v.seats)):
        n = int(w.n_hand[other]) - sizes[other]
        if n > 0:
            what = counted(n, lang)
            if other == seat:
                what = listed(
                    [kind for kind in range(KINDS) for _ in range(int(w.hand[seat, kind]) - mine[kind])], lang
                )
            line = WORDS[lang]["told"]["draw"][other != seat]
            lines.append(line.format(who=name(other, lang, names), what=what))
    return lines


def hands_after(v, w, a, seat):
    """The sizes of the hands, and the own hand, as the action alone leaves them: what is more was drawn."""
    turn, phase = int(v.turn), Phase(int(v.phase))
    sizes, mine = [int(n) for n in v.n_hand], [int(n) for n in v.hand[seat]]
    if a < WISH and phase in (Phase.TURN, Phase.PAY, Phase.PLACE, Phase.LOOK, Phase.RECALL):
        change = 1 if phase in (Phase.LOOK, Phase.RECALL) else -1
        sizes[turn] += change
        mine[a - CARD] += change * (turn == seat)
    if phase == Phase.STEAL:
        sizes[turn] += 1
        sizes[a - SEAT] -= 1
        if w.stolen:
            mine[int(w.stolen) // BITS] += 1 if turn == seat else -1
    return sizes, mine


def listed(kinds, lang):
    """Cards in a row: 'Marid Thief and Jann Vizier'."""
    names = [card(kind, lang) for kind in kinds]
    return WORDS[lang]["and"].join([", ".join(names[:-1]), names[-1]] if names[1:] else names)


def tally(view, lang="en"):
    """The score sheet: where each seat's points come from, and what breaks ties."""
    v = named(view)
    seats = range(int(v.seats))
    sheets = [parts(v.palace[seat], best_clan(v.palace[seat])) for seat in seats]
    columns = [[sheet[i] for sheet in sheets] for i in range(3)]
    columns.append([sum(sheet) for sheet in sheets])
    columns.append([int(v.n_palace[seat]) for seat in seats])
    columns.append([int(v.palace[seat, Clan.JANN * RANKS :].sum()) for seat in seats])
    return list(zip(WORDS[lang]["tally"], columns, strict=True))
