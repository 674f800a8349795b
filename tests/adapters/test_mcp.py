"""A language model plays a match by messages, and is told what its seat may know."""

import io
import json

from majlis.adapters.mcp import Table, message, serve


def ask(table: Table, method: str, **params):
    reply = message(table, json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}))
    return reply["result"]


def use(table: Table, name: str, **given):
    result = ask(table, "tools/call", name=name, arguments=given)
    words = result["content"][0]["text"]
    return words if result["isError"] else json.loads(words) if words[0] in "[{" else words


def test_a_whole_match_is_played_by_tools() -> None:
    table = Table()
    assert ask(table, "initialize", protocolVersion="2024-11-05")["protocolVersion"] == "2024-11-05"
    assert {tool["name"] for tool in ask(table, "tools/list")["tools"]} == {
        "games",
        "rules",
        "new_match",
        "look",
        "play",
    }
    assert {"high_desert", "five_tribes", "djinn"} <= {one["game"] for one in use(table, "games")}
    assert "HD-1" in use(table, "rules", game="high_desert", paragraph="HD-1")
    told = use(table, "new_match", game="high_desert", rivals=["random", "random"], player=2, seed="7")
    while "result" not in told:
        assert told == {**use(table, "look"), "happened": told["happened"]}
        told = use(table, "play", action=told["actions"][-1]["a"])
    assert len(told["points"]) == 3 and sum(told["result"]) == 1 and table.match.over
    assert "over" in use(table, "play", action=1)


def test_an_action_in_words_is_understood_and_a_closed_one_is_refused_in_a_sentence() -> None:
    table = Table()
    assert "new_match" in use(table, "look")
    told = use(table, "new_match", game="high_desert", rivals=["random"], seed="1")
    assert use(table, "play", action=5000) == "There is no action 5000."
    assert "takes action" in use(table, "play") and "cannot take" in use(table, "rules", game=7)
    assert use(table, "play", action=told["actions"][0]["say"])["at"] > told["at"]


def test_messages_that_are_none_are_answered_as_the_protocol_says() -> None:
    asked = [
        "nonsense",
        '{"jsonrpc": "2.0", "method": "notifications/initialized"}',
        "",
        '{"id": 4, "method": "fly"}',
        "[]",
    ]
    said: list[str] = []
    serve(io.StringIO("\n".join([*asked, '{"id": 5, "method": "ping"}'])), said.append)
    replies = [json.loads(words) for words in said]
    assert [reply["id"] for reply in replies] == [None, 4, None, 5]
    assert [reply.get("error", {}).get("code") for reply in replies] == [-32700, -32601, -32700, None]
