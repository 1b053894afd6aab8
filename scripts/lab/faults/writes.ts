import type { Client } from './client.js';
import { all, compare, type Ground, type Ids, type Write } from './write.js';
import { orders, sales, uploads } from './writes-of-goods.js';

/** Every kind of write of the load. */
export function writesOf(client: Client, ground: Ground): Write[] {
  return [topics, replies, votes, uploads, orders, sales, edits].map((make) => make(client, ground));
}

/** A unique text with a rarely repeated length. */
function text(kind: string, number: number): string {
  return `${kind} ${number} ${'so it goes on '.repeat(number % 40)}end`;
}

function topics(client: Client, { writer, board }: Ground): Write {
  const acknowledged: Ids<string> = new Map();
  let count = 0;
  return {
    step: async () => {
      const content = text('topic', ++count);
      const body = { board_id: board, title: `Topic ${count}`, content };
      const reply = await client.ask<{ id: number }>('createTopic', { key: writer, body });
      if (reply?.status === 201) acknowledged.set(reply.body.id, content);
      return reply?.status === 201;
    },
    verify: async () => {
      const lost: string[] = [];
      for (const [id, content] of acknowledged) {
        const reply = await client.ask<{ topic: { content: string } }>('getTopic', { key: writer, path: { id } });
        if (reply?.body.topic?.content !== content) lost.push(`topic ${id}`);
      }
      return { lost, half: [] };
    },
  };
}

function replies(client: Client, { writer, topic }: Ground): Write {
  const acknowledged: Ids<string> = new Map();
  const tried = new Set<string>();
  let count = 0;
  return {
    step: async () => {
      const content = text('reply', ++count);
      tried.add(content);
      const reply = await client.ask<{ id: number }>('createReply', {
        key: writer,
        path: { id: topic },
        body: { content },
      });
      if (reply?.status === 201) acknowledged.set(reply.body.id, content);
      return reply?.status === 201;
    },
    verify: async () => {
      type Page = { replies: { id: number; content: string }[]; pages: number; total: number };
      const found = await all<Page, Page['replies'][number]>(
        client,
        'getTopic',
        { id: topic },
        (it) => it.replies,
        writer,
      );
      return compare('reply', acknowledged, tried, new Map(found.map(({ id, content }) => [id, content])));
    },
  };
}

/** Writes an answer, and a vote on it by another user. */
function votes(client: Client, { writer, voter, question }: Ground): Write {
  const acknowledged: Ids<string> = new Map();
  const voted = new Set<number>();
  const tried = new Set<string>();
  let count = 0;
  return {
    step: async () => {
      const body = text('answer', ++count);
      tried.add(body);
      const answer = await client.ask<{ id: number }>('createAnswer', {
        key: writer,
        path: { id: question },
        body: { body },
      });
      if (answer?.status !== 201) return false;
      const { id } = answer.body;
      acknowledged.set(id, body);
      const vote = await client.ask('voteAnswer', { key: voter, path: { id }, body: { vote: 1 } });
      if (vote?.status === 200) voted.add(id);
      return true;
    },
    verify: async () => {
      type Answer = { id: number; body: string; vote_score: number };
      const found = await all<{ answers: Answer[]; pages: number }, Answer>(
        client,
        'getQuestion',
        { id: question },
        (it) => it.answers,
        writer,
      );
      const { lost, half } = compare('answer', acknowledged, tried, new Map(found.map(({ id, body }) => [id, body])));
      for (const { id, vote_score: score } of found) {
        if (voted.has(id) && score !== 1) lost.push(`the vote on answer ${id}, which has ${score}`);
        if (score !== 0 && score !== 1) half.push(`${score} votes on answer ${id}`);
      }
      return { lost, half };
    },
  };
}

/** Sequential edits: the final state is the last acknowledged one, or a later one. */
function edits(client: Client, { writer, edited }: Ground): Write {
  let count = 0;
  const acknowledged: { number: number; at: number }[] = [];
  return {
    step: async () => {
      const number = ++count;
      const reply = await client.ask('updateTopic', {
        key: writer,
        path: { id: edited },
        body: { title: String(number) },
      });
      if (reply?.status === 200) acknowledged.push({ number, at: performance.now() });
      return reply?.status === 200;
    },
    look: async () => {
      const asked = performance.now();
      const reply = await client.ask<{ topic: { title: string } }>('getTopic', { path: { id: edited } });
      if (reply?.status !== 200) return 0;
      // The initial title is no number.
      const told = Number(reply.body.topic.title) || 0;
      const next = acknowledged.find(({ number }) => number > told);
      return next === undefined ? 0 : Math.max(0, asked - next.at);
    },
    verify: async () => {
      const { topic } = await client.get<{ topic: { title: string } }>('getTopic', {
        key: writer,
        path: { id: edited },
      });
      const last = acknowledged.at(-1)?.number ?? 0;
      return { lost: Number(topic.title) >= last ? [] : [`edit ${last}, which is ${topic.title}`], half: [] };
    },
  };
}
