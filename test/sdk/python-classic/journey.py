"""What a consumer of Plaza could have written, with the client that openapi-generator made for Python."""

import os
from collections.abc import Callable
from datetime import datetime, timezone

import urllib3
from plaza_client import ApiClient, Configuration
from plaza_client.api.answers_api import AnswersApi
from plaza_client.api.events_api import EventsApi
from plaza_client.api.files_api import FilesApi
from plaza_client.api.forum_api import ForumApi
from plaza_client.api.identity_api import IdentityApi
from plaza_client.api.shop_api import ShopApi
from plaza_client.api.videos_api import VideosApi
from plaza_client.exceptions import ApiException
from plaza_client.models.answer_input import AnswerInput
from plaza_client.models.order_event import OrderEvent
from plaza_client.models.order_input import OrderInput
from plaza_client.models.order_item_input import OrderItemInput
from plaza_client.models.problem import Problem
from plaza_client.models.question_input import QuestionInput
from plaza_client.models.reply_input import ReplyInput
from plaza_client.models.share_changes import ShareChanges
from plaza_client.models.share_link import ShareLink
from plaza_client.models.topic_event import TopicEvent
from plaza_client.models.topic_input import TopicInput
from plaza_client.models.video_sorting import VideoSorting
from plaza_client.models.vote_input import VoteInput
from plaza_client.models.vote_outcome import VoteOutcome

client = ApiClient(Configuration(host=os.environ["PLAZA_URL"], access_token=os.environ["PLAZA_KEY"]))
forum, answers, shop = ForumApi(client), AnswersApi(client), ShopApi(client)
files, videos = FilesApi(client), VideosApi(client)


def refused(call: Callable[[], object], code: str | None) -> Problem:
    try:
        call()
    except ApiException as error:
        assert isinstance(error.data, Problem) and code in (None, error.data.code), error
        assert error.status == error.data.data.status
        return error.data
    raise AssertionError(f"Not refused: {code}")


def done(step: str) -> None:
    print(f"ok {step}", flush=True)


boards = forum.list_boards()
busy = next(board for board in boards if board.last_post_time is not None)
empty = next(board for board in boards if board.last_post_time is None)
assert empty.last_post_user is None and empty.topic_count == 0
done("read boards")

me = IdentityApi(client).get_me()
assert me.limits is not None and me.limits.writes.limit > 0 and me.key.expires_at is not None
done("read the key")

draft = TopicInput(board_id=busy.id, title="From classic Python", content="A topic.")
topic = forum.create_topic(draft, idempotency_key="python-1")
again = forum.create_topic(draft, idempotency_key="python-1")
assert topic.author == me.user.username and again.id == topic.id
done("create a topic")

reply = forum.create_reply(topic.id, ReplyInput(content="A reply."))
assert reply.topic_id == topic.id
done("reply")

locked = next(topic.id for board in boards for topic in forum.get_board(board.id).topics if topic.is_locked)
problem = refused(lambda: forum.create_reply(locked, ReplyInput(content="A reply.")), "topic_locked")
assert problem.data.status == 403
done("hit a locked topic")

# The client's own models refuse a blank title; what is sent is another matter.
blank = TopicInput.model_construct(board_id=busy.id, title=" ", content="A topic.")
problem = refused(lambda: forum.create_topic(blank), "missing_fields")
assert problem.data.params is not None and "title" in problem.data.params
done("read what is wrong")

# A later service may know this code alone, and its status says enough.
problem = refused(lambda: forum.create_reply(2_147_483_647, ReplyInput(content="A reply.")), None)
assert problem.data.status == 404
done("miss a topic")

asked = {answers.create_question(QuestionInput(title=f"Question {n}", body="Why?")).id for n in range(5)}
seen: list[int] = []
number, pages = 1, 1
while number <= pages:
    page = answers.list_questions(page=number, per_page=2)
    seen += [question.id for question in page.questions]
    number, pages = number + 1, page.pages
assert asked <= set(seen) and len(set(seen)) == len(seen) == page.total
done("page through questions")

answer = answers.create_answer(min(asked), AnswerInput(body="Because."))
first = answers.vote_answer(answer.id, VoteInput(vote=1))
second = answers.vote_answer(answer.id, VoteInput(vote=-1))
assert first.result is VoteOutcome.VoteOutcomeOk and first.vote_score == 1
assert second.result is VoteOutcome.VoteOutcomeAlreadyVoted and second.vote_score == 1
done("vote")

product = next(each for each in shop.list_shop_products().products if each.in_stock)
assert product.image_url is None
order = shop.place_shop_order(OrderInput(items=[OrderItemInput(product_id=product.id, quantity=2)]))
assert order.status == "pending" and order.total == round(2 * product.price, 2)
many = OrderInput(items=[OrderItemInput(product_id=product.id, quantity=1000)])
refused(lambda: shop.place_shop_order(many), "out_of_stock")
done("place an order")

content = bytes(range(256)) * 4
file = files.create_file(("bytes", content), name="From classic Python")
assert file.name == "From classic Python" and file.size == len(content) and file.share is None
done("upload a file")

link = files.download_file(file.id)
assert urllib3.PoolManager().request("GET", link.download_url).data == content
done("fetch its bytes")


def share(changes: ShareChanges) -> ShareLink:
    made = files.share_file(file.id, share_changes=changes)
    shared = files.get_file(file.id).share
    assert shared is not None and shared.token == made.token
    return made


assert share(ShareChanges(expires_at=datetime(2100, 1, 1, tzinfo=timezone.utc))).expires_at is not None
assert share(ShareChanges(expires_at=None)).expires_at is None
done("share it")

refused(lambda: videos.create_video(("bytes", content), title="Not a video"), "unsupported_media_type")
done("hit a refused upload")

# As much of an MP4 as tells that it is one.
film = b"\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08moov"
filmed = {videos.create_video(("film.mp4", film), title=f"Video {n}").id for n in range(3)}
watched: list[int] = []
number, pages = 1, 1
while number <= pages:
    screen = videos.list_videos(page=number, per_page=2, sort=VideoSorting.VideoSortingNewest)
    watched += [each.id for each in screen.videos]
    number, pages = number + 1, screen.pages
assert filmed <= set(watched) and len(set(watched)) == len(watched) == screen.total
done("page through videos")

told, cursor, following = [], "", "*"
while following != cursor:
    cursor = following
    happened = EventsApi(client).list_events(cursor=cursor)
    told += [event.actual_instance for event in happened.events]
    following = happened.next_cursor
mine = [event for event in told if isinstance(event, TopicEvent) and event.data.id == topic.id]
assert [event.data.board_id for event in mine] == [busy.id]
assert any(isinstance(event, OrderEvent) for event in told)
done("read events")
