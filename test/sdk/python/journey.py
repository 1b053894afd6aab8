"""What a consumer of Plaza could have written, with the client that was generated for Python."""

import os
from datetime import datetime, timezone
from io import BytesIO
from typing import TypeVar

import httpx
from plaza_client.api.answers import create_answer, create_question, list_questions, vote_answer
from plaza_client.api.events import list_events
from plaza_client.api.files import create_file, get_file_download_url, get_file, share_file
from plaza_client.api.forum import create_reply, create_topic, get_board, list_boards
from plaza_client.api.identity import get_me
from plaza_client.api.shop import list_shop_products, place_shop_order
from plaza_client.api.videos import create_video, list_videos
from plaza_client.client import AuthenticatedClient
from plaza_client.models.answer_input import AnswerInput
from plaza_client.models.file_upload import FileUpload
from plaza_client.models.order_event import OrderEvent
from plaza_client.models.order_input import OrderInput
from plaza_client.models.order_item_input import OrderItemInput
from plaza_client.models.question_input import QuestionInput
from plaza_client.models.reply_input import ReplyInput
from plaza_client.models.topic_event import TopicEvent
from plaza_client.models.topic_input import TopicInput
from plaza_client.models.video_upload import VideoUpload
from plaza_client.models.vote_input import VoteInput
from plaza_client.models.problem import Problem
from plaza_client.models.share_changes import ShareChanges
from plaza_client.models.share_link import ShareLink
from plaza_client.models.video_sorting import VideoSorting
from plaza_client.models.vote_outcome import VoteOutcome
from plaza_client.types import File, Unset

T = TypeVar("T")

base_url = os.environ["PLAZA_URL"]
member = AuthenticatedClient(base_url=base_url, token=os.environ["PLAZA_KEY"])


def wanted(reply: T | Problem | None) -> T:
    assert reply is not None
    if isinstance(reply, Problem):
        raise AssertionError(f"{reply.code}: {reply.message}")
    return reply


def refused(reply: object, code: str) -> Problem:
    assert isinstance(reply, Problem) and reply.code == code, reply
    return reply


def done(step: str) -> None:
    print(f"ok {step}", flush=True)


boards = wanted(list_boards.sync(client=member))
busy = next(board for board in boards if board.last_post_time is not None)
empty = next(board for board in boards if board.last_post_time is None)
assert empty.last_post_user is None and empty.topic_count == 0
done("read boards")

me = wanted(get_me.sync(client=member))
assert me.limits is not None and me.limits.writes.limit > 0 and me.key.expires_at is not None
done("read the key")

draft = TopicInput(board_id=busy.id, title="From Python", content="A topic.")
topic = wanted(create_topic.sync(client=member, body=draft, idempotency_key="python-1"))
again = wanted(create_topic.sync(client=member, body=draft, idempotency_key="python-1"))
assert topic.author == me.user.username and again.id == topic.id
done("create a topic")

reply = wanted(create_reply.sync(topic.id, client=member, body=ReplyInput(content="A reply.")))
assert reply.topic_id == topic.id
done("reply")

locked = None
for board in boards:
    topics = wanted(get_board.sync(board.id, client=member)).topics
    locked = locked or next((each for each in topics if each.is_locked), None)
assert locked is not None
problem = refused(
    create_reply.sync(locked.id, client=member, body=ReplyInput(content="A reply.")), "topic_locked"
)
assert problem.data.status == 403
done("hit a locked topic")

blank = TopicInput(board_id=busy.id, title=" ", content="A topic.")
problem = refused(create_topic.sync(client=member, body=blank), "missing_fields")
assert not isinstance(problem.data.params, Unset) and "title" in problem.data.params
done("read what is wrong")

# A later service may know this code alone, and its status says enough.
missed = create_reply.sync_detailed(2_147_483_647, client=member, body=ReplyInput(content="A reply."))
assert isinstance(missed.parsed, Problem) and missed.status_code == missed.parsed.data.status == 404
done("miss a topic")

asked = {
    wanted(create_question.sync(client=member, body=QuestionInput(title=f"Question {n}", body="Why?"))).id
    for n in range(5)
}
seen: list[int] = []
number, pages = 1, 1
while number <= pages:
    page = wanted(list_questions.sync(client=member, page=number, per_page=2))
    seen += [question.id for question in page.questions]
    number, pages = number + 1, page.pages
assert asked <= set(seen) and len(set(seen)) == len(seen) == page.total
done("page through questions")

answer = wanted(create_answer.sync(min(asked), client=member, body=AnswerInput(body="Because.")))
first = wanted(vote_answer.sync(answer.id, client=member, body=VoteInput(vote=1)))
second = wanted(vote_answer.sync(answer.id, client=member, body=VoteInput(vote=-1)))
assert first.result is VoteOutcome.VOTE_OUTCOME_OK and first.vote_score == 1
assert second.result is VoteOutcome.VOTE_OUTCOME_ALREADY_VOTED and second.vote_score == 1
done("vote")

product = next(each for each in wanted(list_shop_products.sync(client=member)).products if each.in_stock)
assert product.image_url is None
items = [OrderItemInput(product_id=product.id, quantity=2)]
order = wanted(place_shop_order.sync(client=member, body=OrderInput(items=items)))
assert order.status == "pending" and order.total == round(2 * product.price, 2)
items = [OrderItemInput(product_id=product.id, quantity=1000)]
refused(place_shop_order.sync(client=member, body=OrderInput(items=items)), "out_of_stock")
done("place an order")

content = bytes(range(256)) * 4


def part() -> File:
    return File(payload=BytesIO(content), file_name="bytes")


file = wanted(create_file.sync(client=member, body=FileUpload(file=part(), name="From Python")))
assert file.name == "From Python" and file.size == len(content) and file.share is None
done("upload a file")

link = wanted(get_file_download_url.sync(file.id, client=member))
assert httpx.get(link.download_url).content == content
done("fetch its bytes")


def share(changes: ShareChanges) -> ShareLink:
    made = wanted(share_file.sync(file.id, client=member, body=changes))
    shared = wanted(get_file.sync(file.id, client=member)).share
    assert shared is not None and shared.token == made.token
    return made


assert share(ShareChanges(expires_at=datetime(2100, 1, 1, tzinfo=timezone.utc))).expires_at is not None
assert share(ShareChanges(expires_at=None)).expires_at is None
done("share it")

refused(
    create_video.sync(client=member, body=VideoUpload(video=part(), title="Not a video")),
    "unsupported_media_type",
)
done("hit a refused upload")

# As much of an MP4 as tells that it is one.
film = b"\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08moov"
videos = set()
for n in range(3):
    video = File(payload=BytesIO(film), file_name="film.mp4")
    videos.add(wanted(create_video.sync(client=member, body=VideoUpload(video=video, title=f"Video {n}"))).id)
watched: list[int] = []
number, pages = 1, 1
while number <= pages:
    # What the reply says depends on who asks, and the generator then wants a key.
    screen = wanted(list_videos.sync(client=member, page=number, per_page=2, sort=VideoSorting.VIDEO_SORTING_NEWEST))
    watched += [each.id for each in screen.videos]
    number, pages = number + 1, screen.pages
assert videos <= set(watched) and len(set(watched)) == len(watched) == screen.total
done("page through videos")

told, cursor, following = [], "", "*"
while following != cursor:
    cursor = following
    happened = wanted(list_events.sync(client=member, cursor=cursor))
    told += happened.events
    following = happened.next_cursor
mine = [event for event in told if isinstance(event, TopicEvent) and event.data.id == topic.id]
assert [event.data.board_id for event in mine] == [busy.id]
assert any(isinstance(event, OrderEvent) for event in told)
done("read events")
