package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log"
	"net/http"
)

var ctx = context.Background()

// content is no text, and film as much of an MP4 as tells that it is one.
var (
	content = bytes.Repeat([]byte{0, 1, '\r', '\n', 0xff}, 200)
	film    = []byte("\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2\x00\x00\x00\x08moov")
)

func fetch(address string) []byte {
	reply := must(http.Get(address))
	defer func() { check(reply.Body.Close() == nil) }()
	return must(io.ReadAll(reply.Body))
}

// checkSeen demands that all pages together had each thing once, those that were made among them.
func checkSeen[Id comparable](seen map[Id]int, total int, made []Id) {
	for _, id := range made {
		check(seen[id] == 1)
	}
	check(len(seen) == total)
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
