// What a consumer of Plaza could have written, with the client that was generated for Go.
package main

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"mime/multipart"
	"net/http"
	"os"
	"time"

	"github.com/oapi-codegen/nullable"

	"journey/plaza"
)

func main() {
	client := connect()
	boards := *must(client.ListBoardsWithResponse(ctx, nil)).JSON200
	busy, empty := pick(boards)
	check(empty.LastPostUser.IsNull() && empty.TopicCount == 0)
	done("read boards")

	me := must(client.GetMeWithResponse(ctx, nil)).JSON200
	check(must(me.Limits.Get()).Writes.Limit > 0 && !me.Key.ExpiresAt.IsNull())
	done("read the key")

	key := "go-1"
	draft := plaza.TopicInput{BoardId: busy.Id, Title: "From Go", Content: "A topic."}
	params := &plaza.CreateTopicParams{IdempotencyKey: &key}
	topic := must(client.CreateTopicWithResponse(ctx, params, draft)).JSON201
	again := must(client.CreateTopicWithResponse(ctx, params, draft)).JSON201
	check(topic.Author == me.User.Username && again.Id == topic.Id)
	done("create a topic")

	reply := must(client.CreateReplyWithResponse(ctx, topic.Id, nil, plaza.ReplyInput{Content: "A reply."})).JSON201
	check(reply.TopicId == topic.Id)
	done("reply")

	locked := must(client.CreateReplyWithResponse(ctx, findLocked(client, boards), nil, plaza.ReplyInput{Content: "A reply."}))
	check(locked.JSON403 != nil && locked.JSON403.Code == "topic_locked" && locked.JSON403.Data.Status == 403)
	done("hit a locked topic")

	draft.Title = " "
	blank := must(client.CreateTopicWithResponse(ctx, nil, draft)).JSON422
	check(blank != nil && blank.Code == "missing_fields" && (*blank.Data.Params)["title"] != "")
	done("read what is wrong")

	// A later service may know this code alone, and its status says enough.
	missed := must(client.CreateReplyWithResponse(ctx, math.MaxInt32, nil, plaza.ReplyInput{Content: "A reply."}))
	check(missed.StatusCode() == 404 && missed.JSON404 != nil && missed.JSON404.Data.Status == 404)
	done("miss a topic")

	asked := ask(client)
	seen, total := pageThrough(client)
	checkSeen(seen, total, asked)
	done("page through questions")

	answer := must(client.CreateAnswerWithResponse(ctx, asked[0], nil, plaza.AnswerInput{Body: "Because."})).JSON201
	first := must(client.VoteAnswerWithResponse(ctx, answer.Id, nil, plaza.VoteInput{Vote: 1})).JSON200
	second := must(client.VoteAnswerWithResponse(ctx, answer.Id, nil, plaza.VoteInput{Vote: -1})).JSON200
	check(first.Result == plaza.VoteOutcomeOk && first.VoteScore == 1)
	check(second.Result == plaza.VoteOutcomeAlreadyVoted && second.VoteScore == 1)
	done("vote")

	placeOrder(client)
	done("place an order")

	kind, body := form("file", content, "name", "From Go")
	file := must(client.CreateFileWithBodyWithResponse(ctx, nil, kind, body)).JSON201
	check(file.Name == "From Go" && file.Size == int64(len(content)) && file.Share.IsNull())
	done("upload a file")

	link := must(client.GetFileDownloadUrlWithResponse(ctx, file.Id, nil)).JSON200
	check(bytes.Equal(fetch(link.DownloadUrl), content))
	done("fetch its bytes")

	made := must(client.ShareFileWithResponse(ctx, file.Id, nil, plaza.ShareChanges{
		ExpiresAt: nullable.NewNullableWithValue(time.Date(2100, 1, 1, 0, 0, 0, 0, time.UTC)),
	})).JSON201
	changed := must(client.ShareFileWithResponse(ctx, file.Id, nil, plaza.ShareChanges{
		ExpiresAt: nullable.NewNullNullable[time.Time](),
	})).JSON200
	check(!made.ExpiresAt.IsNull() && changed.ExpiresAt.IsNull())
	shared := must(must(client.GetFileWithResponse(ctx, file.Id, nil)).JSON200.Share.Get())
	check(shared.Token == made.Token)
	done("share it")

	kind, body = form("video", content, "title", "Not a video")
	taken := must(client.CreateVideoWithBodyWithResponse(ctx, nil, kind, body)).JSON415
	check(taken != nil && taken.Code == "unsupported_media_type")
	done("hit a refused upload")

	videos := shoot(client)
	seen, total = watch(client)
	checkSeen(seen, total, videos)
	done("page through videos")

	readEvents(client, topic)
	done("read events")
}

func connect() *plaza.ClientWithResponses {
	return must(plaza.NewClientWithResponses(os.Getenv("PLAZA_URL"),
		plaza.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
			request.Header.Set("Authorization", "Bearer "+os.Getenv("PLAZA_KEY"))
			return nil
		})))
}

func pick(boards []plaza.BoardSummary) (busy, empty plaza.BoardSummary) {
	for _, board := range boards {
		if board.LastPostTime.IsNull() {
			empty = board
		} else {
			busy = board
		}
	}
	check(busy.Id != 0 && empty.Id != 0)
	return busy, empty
}

func findLocked(client *plaza.ClientWithResponses, boards []plaza.BoardSummary) plaza.Id {
	for _, board := range boards {
		for _, topic := range must(client.GetBoardWithResponse(ctx, board.Id, nil)).JSON200.Topics {
			if topic.IsLocked {
				return topic.Id
			}
		}
	}
	panic("no topic is locked")
}

func ask(client *plaza.ClientWithResponses) (ids []plaza.Id) {
	for n := range 5 {
		question := plaza.QuestionInput{Title: fmt.Sprint("Question ", n), Body: "Why?"}
		ids = append(ids, must(client.CreateQuestionWithResponse(ctx, nil, question)).JSON201.Id)
	}
	return ids
}

func pageThrough(client *plaza.ClientWithResponses) (seen map[plaza.Id]int, total int) {
	seen = map[plaza.Id]int{}
	size := 2
	for page, pages := 1, 1; page <= pages; page++ {
		params := plaza.ListQuestionsParams{Page: &page, PerPage: &size}
		list := must(client.ListQuestionsWithResponse(ctx, &params)).JSON200
		for _, question := range list.Questions {
			seen[question.Id]++
		}
		pages, total = list.Pages, list.Total
	}
	return seen, total
}

func placeOrder(client *plaza.ClientWithResponses) {
	products := must(client.ListShopProductsWithResponse(ctx, nil)).JSON200.Products
	product := products[0]
	check(product.InStock && product.ImageUrl.IsNull())
	items := []plaza.OrderItemInput{{ProductId: product.Id, Quantity: 2}}
	order := must(client.PlaceShopOrderWithResponse(ctx, nil, plaza.OrderInput{Items: items})).JSON201
	check(order.Status == "pending")
	check(math.Abs(order.Total-2*product.Price) < 0.005)
	items[0].Quantity = 1000
	short := must(client.PlaceShopOrderWithResponse(ctx, nil, plaza.OrderInput{Items: items})).JSON409
	check(short != nil && short.Code == "out_of_stock")
}

// form is a multipart body of one file and one text, and its type.
func form(part string, content []byte, name, text string) (string, *bytes.Buffer) {
	body := new(bytes.Buffer)
	writer := multipart.NewWriter(body)
	must(must(writer.CreateFormFile(part, "bytes")).Write(content))
	check(writer.WriteField(name, text) == nil && writer.Close() == nil)
	return writer.FormDataContentType(), body
}

func shoot(client *plaza.ClientWithResponses) (ids []plaza.Id) {
	for n := range 3 {
		kind, body := form("video", film, "title", fmt.Sprint("Video ", n))
		ids = append(ids, must(client.CreateVideoWithBodyWithResponse(ctx, nil, kind, body)).JSON201.Id)
	}
	return ids
}

func watch(client *plaza.ClientWithResponses) (seen map[plaza.Id]int, total int) {
	seen = map[plaza.Id]int{}
	size, sort := 2, plaza.VideoSortingNewest
	for page, pages := 1, 1; page <= pages; page++ {
		params := plaza.ListVideosParams{Page: &page, PerPage: &size, Sort: &sort}
		list := must(client.ListVideosWithResponse(ctx, &params)).JSON200
		for _, video := range list.Videos {
			seen[video.Id]++
		}
		pages, total = list.Pages, list.Total
	}
	return seen, total
}

// readEvents finds the topic's event, and one of an order, by what each says that it is of.
func readEvents(client *plaza.ClientWithResponses, topic *plaza.CreatedTopic) {
	kinds, told := map[string]int{}, 0
	for cursor, next := "", "*"; next != cursor; {
		cursor = next
		page := must(client.ListEventsWithResponse(ctx, &plaza.ListEventsParams{Cursor: &cursor})).JSON200
		for _, event := range page.Events {
			kinds[must(event.Discriminator())]++
			of, isOfTopic := must(event.ValueByDiscriminator()).(plaza.TopicEvent)
			if isOfTopic && of.Data.Id == topic.Id {
				check(*of.Data.BoardId == topic.BoardId)
				told++
			}
		}
		next = page.NextCursor
	}
	check(told == 1 && kinds["order"] > 0)
}
