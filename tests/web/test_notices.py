"""Your turn: mails, webhooks and Web Push, each sent once, to who wants it, and with nothing that is not public."""

import base64
import hashlib
import hmac
import ipaddress
import json
import re
import time
from urllib.parse import urlsplit

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import delete

from majlis.core.refusal import Refusal
from majlis.table.accounts import Accounts
from majlis.table.channels import HOOK, MAIL, PUSH, To, add, channels, confirm
from majlis.table.outbox import LATER, settle, waiting
from majlis.table.slow_schema import delivery
from majlis.web import hooks, mail, push
from majlis.web.mail import Mail
from tests.table.waits import Asleep
from tests.web.house import House, Visitor, put
from tests.web.sinks import HookServer, MailServer, running

BOTS = Asleep
HOME = "https://majlis.test"


@pytest.fixture
def mails(house):
    with running(MailServer()) as server:
        post = Mail("127.0.0.1", server.server_address[1], "table@majlis.test", sealed=False)
        house.app.state.terms = house.app.state.terms._replace(mail=post)
        house.app.state.courier.mail, house.app.state.courier.pauses = post, (0.0, 0.0, 0.0)
        yield server


@pytest.fixture
def hook(house):
    with running(HookServer()) as server:
        courier = house.app.state.courier
        courier.judge, courier.near, courier.pauses = (lambda _: True), True, (0.0, 0.0, 0.0)
        yield server


def address(server):
    return f"http://127.0.0.1:{server.server_address[1]}/turn"


def turned(house, anna, bert, at=20):
    """A table at which it has become Bert's turn, and he was not there."""
    table = put(house, anna.token, ("me", "me"), friends=[bert.token], turn=0, at=at)
    while table.match.turn == 0:
        house.do(table.play(0, table.at, table.match.open()[0], f"on-{table.at:06}"))
    return table


def later(house, n=1):
    """The courier looks when everything is due, and has done all of it; so often."""
    courier = house.app.state.courier

    async def look():
        before, house.lobby.clock = house.lobby.clock, lambda: time.time() + LATER + 1
        for _ in range(n):
            await courier.look()
            for task in list(courier._at_it.values()):
                await task
        house.lobby.clock = before

    house.do(look())


def listens(house, who, kind, where, secret="s" * 32):
    way = house.do(add(house.store, who.person, kind, To(where, secret), HOME, "en"))
    if kind == MAIL:
        house.do(confirm(house.store, way.id))
    return way


# --- mail


def test_an_address_is_confirmed_by_a_link_before_anything_else_is_sent(house, anna, bert, mails):
    table = turned(house, anna, bert)
    assert bert.http.post("/me/mail", data={"address": "bert@example.org"}).status_code == 303
    assert [it["To"] for it in mails.mails] == ["bert@example.org"]
    later(house)
    assert len(mails.mails) == 1 and "open the link" in bert.get("/me").text
    link = re.search(r"http://\S+", mails.mails[0].get_content())[0]
    path = link.removeprefix("http://majlis.test")
    assert bert.get(path).status_code == 200  # a preview: nothing is confirmed
    assert "open the link" in bert.get("/me").text
    assert "told by mail from now on" in bert.http.post(path).text
    assert "A mail goes to bert@example.org" in bert.get("/me").text
    assert "not good" in bert.get(path[:-1]).text
    for wrong in (path[:-1], path.replace("c=", "c=x"), "/notice", "/notice?c=&k="):
        assert bert.http.post(wrong).status_code == 422
    house.do(table.play(1, table.at, table.match.open()[0], "bert-plays"))
    while table.match.turn == 1:
        house.do(table.play(1, table.at, table.match.open()[0], f"on-{table.at:06}"))
    while table.match.turn == 0:
        house.do(table.play(0, table.at, table.match.open()[0], f"on-{table.at:06}"))
    later(house, 3)
    assert len(mails.mails) == 2 and mails.mails[1]["Subject"] == "Your turn: Djinns of the High Desert"


def test_a_mail_says_whose_turn_it_is_and_stops_with_one_click(house, anna, bert, mails):
    listens(house, bert, MAIL, "bert@example.org")
    table = turned(house, anna, bert)
    later(house, 2)
    [found] = mails.mails
    text = found.get_content()
    assert f"{HOME}/table/{table.name}" in text and "What happened since" in text
    stop = found["List-Unsubscribe"].strip("<>")
    assert found["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click" and stop in text.replace("\n", "")
    path = stop.removeprefix(HOME)
    with Visitor(house) as nobody:  # as mail programs do it: no cookie, no origin
        nobody.http.cookies.clear()
        del nobody.http.headers["origin"]
        answer = nobody.http.post(path, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200 and "Nothing more" in answer.text
    assert channels(house.store, bert.person) == []
    turned(house, anna, bert)
    later(house)
    assert len(mails.mails) == 1


def test_a_mail_that_the_server_refuses_is_tried_again(house, anna, bert, mails):
    listens(house, bert, MAIL, "bert@example.org")
    turned(house, anna, bert)
    mails.refuse = 2
    later(house, 2)
    assert len(mails.mails) == 1


@pytest.mark.parametrize("bad", ["", "bert", "a@b\nBcc: c@d", "a b@c.de", "<a@b.de>", "ä@b.de", "x" * 300 + "@b.de"])
def test_what_is_no_address_is_refused(house, bert, mails, bad):
    assert bert.http.post("/me/mail", data={"address": bad}).status_code == 422
    assert mails.mails == [] and channels(house.store, bert.person) == []


def test_without_a_mail_server_no_mail_is_offered(tmp_path):
    with House(tmp_path, Asleep) as house, Visitor(house) as anna:
        house.person(anna.token)
        assert "has set up no mail" in anna.get("/me").text
        assert anna.http.post("/me/mail", data={"address": "a@b.de"}).status_code == 422


def test_how_a_host_names_the_server():
    assert mail.parsed("smtps://anna@mail.example.org", "t@example.org", "word") == Mail(
        "mail.example.org", 465, "t@example.org", "anna", "word"
    )
    assert mail.parsed("smtp://localhost:2525", "t@example.org", "")[:3] == ("localhost", 2525, "t@example.org")
    for url, sender in (
        ("http://x", "t@x.org"),
        ("smtps://", "t@x.org"),
        ("smtps://a:b@x", "t@x.org"),
        ("smtps://x", "nobody"),
        ("smtps://a@x", "t@x.org"),
        ("smtps://x:99999", "t@x.org"),
    ):
        with pytest.raises(Refusal):
            mail.parsed(url, sender, "")


# --- webhooks


def test_a_webhook_is_signed_and_says_what_everybody_may_know(house, anna, bert, hook):
    page = bert.http.post("/me/hook", data={"address": address(hook)})
    secret = re.search(r'class="share-line" data-line>([\w-]{43})<', page.text)[1]
    assert secret not in bert.get("/me").text  # shown once
    table = turned(house, anna, bert)
    later(house, 3)
    [(path, head, body)] = hook.got
    assert path == "/turn"
    mark = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    assert head["X-Majlis-Signature"] == f"sha256={mark}"
    said = json.loads(body)
    assert set(said) == {"version", "type", "id", "table", "game", "title", "seat", "who", "url", "moment", "since"}
    assert (said["type"], said["table"], said["seat"], said["moment"]) == ("turn", table.name, 1, table.at)
    assert head["X-Majlis-Id"] == said["id"]


def test_no_redirect_is_followed_and_three_tries_are_enough(house, anna, bert, hook):
    listens(house, bert, HOOK, address(hook))
    turned(house, anna, bert)
    hook.answers = [302, 500, 503, 200]
    later(house, 3)
    assert [path for path, *_ in hook.got] == ["/turn"] * 3
    assert len({json.loads(body)["id"] for *_, body in hook.got}) == 1


def test_who_says_that_it_is_gone_is_left_alone(house, anna, bert, hook):
    listens(house, bert, HOOK, address(hook))
    turned(house, anna, bert)
    hook.answers = [410]
    later(house)
    assert len(hook.got) == 1 and channels(house.store, bert.person) == []


@pytest.mark.parametrize("judge", [hooks.outside, hooks.nearby])
def test_nobody_reaches_through_us_what_only_we_can_reach(judge):
    inside = "127.0.0.1 ::1 0.0.0.0 :: 169.254.169.254 fe80::1 224.0.0.1 ::ffff:127.0.0.1 64:ff9b::7f00:1 2002:7f00:1::"
    assert [it for it in inside.split() if judge(ipaddress.ip_address(it))] == []
    assert judge(ipaddress.ip_address("1.1.1.1")) and judge(ipaddress.ip_address("2606:4700::1111"))
    near = [judge(ipaddress.ip_address(it)) for it in ("192.168.1.4", "10.0.0.1", "fd00::1", "::ffff:10.0.0.1")]
    assert near == [judge is hooks.nearby] * 4


def test_a_name_that_leads_inside_is_refused_when_it_is_named_and_when_it_is_called(house, bert):
    house.app.state.courier.judge, house.app.state.courier.near = hooks.outside, False
    bad = ["http://example.org/x", "https://localhost/", "https://127.1/", "https://[::1]/", "ftp://x.org", "https://"]
    bad += ["https://user:word@example.org/", "https://10.0.0.1/", "https://x.org:0/", "x" * 600, "https://a b.org/"]
    for it in bad:
        assert bert.http.post("/me/hook", data={"address": it}).status_code == 422, it
    assert channels(house.store, bert.person) == []
    with pytest.raises(hooks.Unfit):
        hooks.post("https://localhost/", b"", {}, hooks.outside, False)


# --- once


def test_who_is_there_or_has_looked_is_told_nothing(house, anna, bert, hook):
    listens(house, bert, HOOK, address(hook))
    table = turned(house, anna, bert)
    with bert.sit(table.name, 1):
        later(house)
    later(house)
    again = turned(house, anna, bert)
    with bert.sit(again.name, 1):
        pass
    later(house, 2)
    gone = turned(house, anna, bert)
    house.do(gone.company.stand_in(bert.person, "random"))
    later(house)
    assert hook.got == [] and waiting(house.store, 1e12) == []


def test_what_is_written_but_not_sent_goes_out_after_a_crash_once_more_at_most_and_under_the_same_number(tmp_path):
    with running(HookServer()) as hook:
        with House(tmp_path, Asleep) as house, Visitor(house) as anna, Visitor(house) as bert:
            name = played_through(house, anna, bert, hook)
            [it] = waiting(house.store, 1e12)
        for n in (1, 2):  # each of these lives ends before the row that says so is written
            with House(tmp_path, Asleep) as house:
                courier(house)
                later(house, 2)
                assert len(hook.got) == n
                if n == 1:
                    forget(house, it)
        assert len({json.loads(body)["id"] for *_, body in hook.got}) == 1
        with House(tmp_path, Asleep) as house:
            courier(house)
            later(house)
            assert len(hook.got) == 2 and name


def courier(house):
    it = house.app.state.courier
    it.judge, it.near, it.pauses = (lambda _: True), True, (0.0, 0.0, 0.0)


def forget(house, it):
    """As if the house had died between sending and writing."""
    house.store.write(delete(delivery).where(delivery.c.match == it.match)).result()


def played_through(house, anna, bert, hook):
    """A table that was dealt here, so that it is found again; it is Bert's turn."""
    name = anna.open(game="high_desert", players="2", seat1="open", name0="Anna")
    room = house.do(house.lobby.find(name))
    house.do(room.sit(bert.person, 1, "Bert"))
    listens(house, bert, HOOK, address(hook))
    table = house.do(house.lobby.begin_room(room))
    for seat in (table.match.turn, 1 - table.match.turn) if table.match.turn == 1 else (0,):
        while table.match.turn == seat:
            house.do(table.play(seat, table.at, table.match.open()[0], f"on-{table.at:06}"))
    assert table.match.turn == 1
    for old in waiting(house.store, 1e12)[:-1]:
        house.do(settle(house.store, old, "", "needless"))
    return name


def test_in_one_life_nothing_goes_twice_even_if_its_row_cannot_be_written(house, anna, bert, hook):
    listens(house, bert, HOOK, address(hook))
    turned(house, anna, bert)
    later(house)
    [it] = house.app.state.courier._at_it
    forget(house, it)
    later(house, 3)
    assert len(hook.got) == 1


# --- Web Push


def letters(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def test_the_example_of_the_standard_comes_out_letter_by_letter():
    """RFC 8291, appendix A."""
    number = int.from_bytes(push.data_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    key, auth = ec.derive_private_key(number, ec.SECP256R1()), push.data_of("BTBZMqHH6r4Tts7J_aSIgg")
    text = b"When I grow up, I want to be a watermelon"
    found = push.sealed(text, push.data_of(theirs), auth, key, push.data_of("DGv6ra1nlYgDCS1FRnbzlw"))
    assert letters(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_is_sealed_for_the_browser_and_signed_by_the_house(house, anna, bert, hook):
    key, auth = push.fresh(), b"a" * 16
    listens(house, bert, PUSH, address(hook), f"{letters(push.point(key))} {letters(auth)}")
    turned(house, anna, bert)
    later(house, 2)
    [(_, head, body)] = hook.got
    said = json.loads(opened(body, key, auth))
    assert said["title"] == "Djinns of the High Desert" and urlsplit(said["url"]).path.startswith("/table/")
    assert head["Content-Encoding"] == "aes128gcm" and head["Authorization"].startswith("vapid t=")
    assert letters(push.point(push.house_key(house.store))) in head["Authorization"]


def opened(body, key, auth):
    """What the browser does: a second writing."""
    salt, theirs, sealed = body[:16], body[21:86], body[86:]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    root = push.derived(shared, auth, b"WebPush: info\0" + push.point(key) + theirs, 32)
    plain = AESGCM(push.derived(root, salt, b"Content-Encoding: aes128gcm\0", 16)).decrypt(
        push.derived(root, salt, b"Content-Encoding: nonce\0", 12), sealed, None
    )
    return plain.rstrip(b"\x02")


def test_on_plain_http_push_is_not_offered_and_says_why(house, bert):
    house.person(bert.token)
    assert "only over https" in bert.get("/me").text
    refused = bert.http.post("/me/push", content=b"{}", headers={"accept": "application/json"})
    assert refused.status_code == 422 and "https" in refused.json()["reason"]


def test_only_ones_own_ways_are_given_up(house, anna, bert, hook):
    way = listens(house, bert, HOOK, address(hook))
    assert anna.http.post("/me/silence", data={"channel": way.id}).status_code == 422
    assert bert.http.post("/me/silence", data={"channel": way.id}).status_code == 303
    assert channels(house.store, bert.person) == []


def test_what_is_kept_of_it_goes_with_the_person(house, anna, bert, hook):
    way = listens(house, bert, MAIL, "bert@example.org")
    turned(house, anna, bert)
    found = Accounts(house.store)
    assert [it["address"] for it in found.export(bert.person)["told_by"]] == ["bert@example.org"]
    who = bert.person
    found.remove(who)
    assert channels(house.store, who) == [] and channels(house.store, "", way.id) == []
    assert [it for it in waiting(house.store, 1e12) if it.person == who] == []
