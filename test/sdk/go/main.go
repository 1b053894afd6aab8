// What a consumer of Plaza could have written, with the client that was generated for Go.
package main

import (
	"context"
	"fmt"
	"log"
	"math"
	"net/http"
	"os"

	"journey/plaza"
)

var ctx = context.Background()

func main() {
	client := connect()
	boards := *must(client.ListBoardsWithResponse(ctx)).JSON200
	busy, empty := pick(boards)
	check(empty.LastPostUser == nil && empty.TopicCount == 0)
	done("read boards")

	me := must(client.GetMeWithResponse(ctx)).JSON200
	check(me.Limits != nil && me.Limits.Writes.Limit > 0 && me.Key.ExpiresAt != nil)
	done("read the key")

	key := "go-1"
	draft := plaza.NewTopic{BoardId: busy.Id, Title: "From Go", Content: "A topic."}
	params := &plaza.CreateTopicParams{IdempotencyKey: &key}
	topic := must(client.CreateTopicWithResponse(ctx, params, draft)).JSON201
	again := must(client.CreateTopicWithResponse(ctx, params, draft)).JSON201
	check(topic.Author == me.User.Username && again.Id == topic.Id)
	done("create a topic")

	reply := must(client.CreateReplyWithResponse(ctx, topic.Id, nil, plaza.NewReply{Content: "A reply."})).JSON201
	check(reply.TopicId == topic.Id)
	done("reply")

	locked := must(client.CreateReplyWithResponse(ctx, findLocked(client, boards), nil, plaza.NewReply{Content: "A reply."}))
	check(locked.JSON403 != nil && locked.JSON403.Code == plaza.ProblemCodeTopicLocked && locked.JSON403.Data.Status == 403)
	done("hit a locked topic")

	draft.Title = " "
	blank := must(client.CreateTopicWithResponse(ctx, nil, draft)).JSON422
	check(blank != nil && blank.Code == plaza.ProblemCodeMissingFields && (*blank.Data.Params)["title"] != "")
	done("read what is wrong")

	asked := ask(client)
	seen, total := pageThrough(client)
	for _, id := range asked {
		check(seen[id] == 1)
	}
	check(len(seen) == total)
	done("page through questions")

	answer := must(client.CreateAnswerWithResponse(ctx, asked[0], nil, plaza.NewAnswer{Body: "Because."})).JSON201
	first := must(client.VoteAnswerWithResponse(ctx, answer.Id, plaza.NewVote{Vote: plaza.VoteUp})).JSON200
	second := must(client.VoteAnswerWithResponse(ctx, answer.Id, plaza.NewVote{Vote: plaza.VoteDown})).JSON200
	check(first.Result == plaza.VoteOutcomeOk && first.VoteScore == 1)
	check(second.Result == plaza.VoteOutcomeAlreadyVoted && second.VoteScore == 1)
	done("vote")

	placeOrder(client)
	done("place an order")
}

func connect() *plaza.ClientWithResponses {
	return must(plaza.NewClientWithResponses(os.Getenv("PLAZA_URL"),
		plaza.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
			request.Header.Set("Authorization", "Bearer "+os.Getenv("PLAZA_KEY"))
			return nil
		})))
}

func pick(boards []plaza.Board) (busy, empty plaza.Board) {
	for _, board := range boards {
		if board.LastPostTime == nil {
			empty = board
		} else {
			busy = board
		}
	}
	check(busy.Id != 0 && empty.Id != 0)
	return busy, empty
}

func findLocked(client *plaza.ClientWithResponses, boards []plaza.Board) plaza.Id {
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
		question := plaza.NewQuestion{Title: fmt.Sprint("Question ", n), Body: "Why?"}
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
	check(product.InStock && product.ImageUrl == nil)
	items := []plaza.NewOrderItem{{ProductId: product.Id, Quantity: 2}}
	order := must(client.PlaceShopOrderWithResponse(ctx, nil, plaza.NewOrder{Items: items})).JSON201
	check(order.Status == plaza.OrderStatusPending)
	check(math.Abs(float64(order.Total)-2*float64(product.Price)) < 0.005)
	items[0].Quantity = 1000
	short := must(client.PlaceShopOrderWithResponse(ctx, nil, plaza.NewOrder{Items: items})).JSON409
	check(short != nil && short.Code == plaza.ProblemCodeOutOfStock)
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Panic(err)
	}
	return value
}

func check(holds bool) {
	if !holds {
		panic("not what the contract says")
	}
}

func done(step string) {
	fmt.Println("ok", step)
}
