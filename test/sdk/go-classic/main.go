// What a consumer of Plaza could have written, with the client that openapi-generator made for Go.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"journey/plaza"
)

func main() {
	client := connect()
	boards := get(client.ForumAPI.ListBoards(ctx).Execute())
	busy, empty := pick(boards)
	check(empty.LastPostUser.Get() == nil && empty.TopicCount == 0)
	done("read boards")

	me := get(client.IdentityAPI.GetMe(ctx).Execute())
	check(me.Limits.Get().Writes.Limit > 0 && me.Key.ExpiresAt.Get() != nil)
	done("read the key")

	draft := plaza.NewTopicInput(busy.Id, "From classic Go", "A topic.")
	create := client.ForumAPI.CreateTopic(ctx).TopicInput(*draft).IdempotencyKey("go-1")
	topic := get(create.Execute())
	again := get(create.Execute())
	check(topic.Author == me.User.Username && again.Id == topic.Id)
	done("create a topic")

	replyTo := func(id int32) (*plaza.CreatedReply, *http.Response, error) {
		return client.ForumAPI.CreateReply(ctx, id).ReplyInput(*plaza.NewReplyInput("A reply.")).Execute()
	}
	check(get(replyTo(topic.Id)).TopicId == topic.Id)
	done("reply")

	forbidden := refused(replyTo(findLocked(client, boards)))
	check(forbidden.Code == "topic_locked" && forbidden.Data.Status == 403)
	done("hit a locked topic")

	draft.SetTitle(" ")
	blank := refused(client.ForumAPI.CreateTopic(ctx).TopicInput(*draft).Execute())
	check(blank.Code == "missing_fields" && blank.Data.GetParams()["title"] != "")
	done("read what is wrong")

	// A later service may know this code alone, and its status says enough.
	check(refused(replyTo(math.MaxInt32)).Data.Status == 404)
	done("miss a topic")

	asked := ask(client)
	seen, total := pageThrough(client)
	checkSeen(seen, total, asked)
	done("page through questions")

	answer := get(client.AnswersAPI.CreateAnswer(ctx, asked[0]).AnswerInput(*plaza.NewAnswerInput("Because.")).Execute())
	first := vote(client, answer.Id, 1)
	second := vote(client, answer.Id, -1)
	check(first.Result == plaza.VoteOutcomeOk && first.VoteScore == 1)
	check(second.Result == plaza.VoteOutcomeAlreadyVoted && second.VoteScore == 1)
	done("vote")

	placeOrder(client)
	done("place an order")

	file := get(client.FilesAPI.CreateFile(ctx).File(open("bytes", content)).Name("From classic Go").Execute())
	check(file.Name == "From classic Go" && file.Size == int64(len(content)) && file.Share.Get() == nil)
	done("upload a file")

	link := get(client.FilesAPI.DownloadFile(ctx, file.Id).Execute())
	check(bytes.Equal(fetch(link.DownloadUrl), content))
	done("fetch its bytes")

	changes := plaza.NewShareChanges()
	changes.SetExpiresAt(time.Date(2100, 1, 1, 0, 0, 0, 0, time.UTC))
	made := get(client.FilesAPI.ShareFile(ctx, file.Id).ShareChanges(*changes).Execute())
	changes.SetExpiresAtNil()
	changed := get(client.FilesAPI.ShareFile(ctx, file.Id).ShareChanges(*changes).Execute())
	check(made.ExpiresAt.Get() != nil && changed.ExpiresAt.Get() == nil)
	check(get(client.FilesAPI.GetFile(ctx, file.Id).Execute()).Share.Get().Token == made.Token)
	done("share it")

	taken := refused(client.VideosAPI.CreateVideo(ctx).Video(open("bytes", content)).Title("Not a video").Execute())
	check(taken.Code == "unsupported_media_type")
	done("hit a refused upload")

	videos := shoot(client)
	seen, total = watch(client)
	checkSeen(seen, total, videos)
	done("page through videos")

	readEvents(client, topic)
	done("read events")
}

func connect() *plaza.APIClient {
	ctx = context.WithValue(ctx, plaza.ContextAccessToken, os.Getenv("PLAZA_KEY"))
	configuration := plaza.NewConfiguration()
	configuration.Servers = plaza.ServerConfigurations{{URL: os.Getenv("PLAZA_URL")}}
	return plaza.NewAPIClient(configuration)
}

func pick(boards []plaza.BoardSummary) (busy, empty plaza.BoardSummary) {
	for _, board := range boards {
		if board.LastPostTime.Get() == nil {
			empty = board
		} else {
			busy = board
		}
	}
	check(busy.Id != 0 && empty.Id != 0)
	return busy, empty
}

func findLocked(client *plaza.APIClient, boards []plaza.BoardSummary) int32 {
	for _, board := range boards {
		for _, topic := range get(client.ForumAPI.GetBoard(ctx, board.Id).Execute()).Topics {
			if topic.IsLocked {
				return topic.Id
			}
		}
	}
	panic("no topic is locked")
}

func ask(client *plaza.APIClient) (ids []int32) {
	for n := range 5 {
		question := plaza.NewQuestionInput(fmt.Sprint("Question ", n), "Why?")
		ids = append(ids, get(client.AnswersAPI.CreateQuestion(ctx).QuestionInput(*question).Execute()).Id)
	}
	return ids
}

func pageThrough(client *plaza.APIClient) (seen map[int32]int, total int) {
	seen = map[int32]int{}
	for page, pages := int32(1), int32(1); page <= pages; page++ {
		list := get(client.AnswersAPI.ListQuestions(ctx).Page(page).PerPage(2).Execute())
		for _, question := range list.Questions {
			seen[question.Id]++
		}
		pages, total = list.Pages, int(list.Total)
	}
	return seen, total
}

func vote(client *plaza.APIClient, id int32, value int32) *plaza.VoteResult {
	return get(client.AnswersAPI.VoteAnswer(ctx, id).VoteInput(*plaza.NewVoteInput(value)).Execute())
}

func placeOrder(client *plaza.APIClient) {
	product := get(client.ShopAPI.ListShopProducts(ctx).Execute()).Products[0]
	check(product.InStock && product.ImageUrl.Get() == nil)
	place := func(quantity int32) (*plaza.Order, *http.Response, error) {
		items := []plaza.OrderItemInput{*plaza.NewOrderItemInput(product.Id, quantity)}
		return client.ShopAPI.PlaceShopOrder(ctx).OrderInput(*plaza.NewOrderInput(items)).Execute()
	}
	order := get(place(2))
	check(order.Status == "pending")
	check(math.Abs(order.Total-2*product.Price) < 0.005)
	check(refused(place(1000)).Code == "out_of_stock")
}

// open writes a file and opens it, since the client takes no other.
func open(name string, content []byte) *os.File {
	path := filepath.Join(must(os.MkdirTemp("", "journey")), name)
	check(os.WriteFile(path, content, 0o600) == nil)
	return must(os.Open(path))
}

func shoot(client *plaza.APIClient) (ids []int32) {
	for n := range 3 {
		upload := client.VideosAPI.CreateVideo(ctx).Video(open("film.mp4", film)).Title(fmt.Sprint("Video ", n))
		ids = append(ids, get(upload.Execute()).Id)
	}
	return ids
}

func watch(client *plaza.APIClient) (seen map[int32]int, total int) {
	seen = map[int32]int{}
	for page, pages := int32(1), int32(1); page <= pages; page++ {
		list := get(client.VideosAPI.ListVideos(ctx).Page(page).PerPage(2).Sort(plaza.VideoSortingNewest).Execute())
		for _, video := range list.Videos {
			seen[video.Id]++
		}
		pages, total = list.Pages, int(list.Total)
	}
	return seen, total
}

func get[T any](value T, _ *http.Response, err error) T {
	return must(value, err)
}

// refused is the problem that the client makes of a reply.
func refused[T any](_ T, _ *http.Response, err error) plaza.Problem {
	var failure *plaza.GenericOpenAPIError
	check(errors.As(err, &failure))
	problem, isProblem := failure.Model().(plaza.Problem)
	check(isProblem)
	return problem
}

// readEvents finds the topic's event, and one of an order, by what each says that it is of.
func readEvents(client *plaza.APIClient, topic *plaza.CreatedTopic) {
	told, orders := 0, 0
	for cursor, next := "", "*"; next != cursor; {
		cursor = next
		page := get(client.EventsAPI.ListEvents(ctx).Cursor(cursor).Execute())
		for _, event := range page.Events {
			if event.OrderEvent != nil {
				orders++
			}
			if of := event.TopicEvent; of != nil && of.Data.Id == topic.Id {
				check(*of.Data.BoardId == topic.BoardId)
				told++
			}
		}
		next = page.NextCursor
	}
	check(told == 1 && orders > 0)
}
