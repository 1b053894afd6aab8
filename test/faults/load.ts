import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'supertest';
import type { Database } from '../../src/core/database/client.js';
import type { TestApp } from '../helpers/app.js';
import { createPerson } from '../helpers/people.js';
import { newcomer, password, tokenIn, Visitor } from '../web/visitor.js';

type Seen = { at: number; ms: number; status: number; writes: boolean; outside: string | null };
type Look = () => Promise<boolean>;

/** Milliseconds between two requests of a caller. */
const rest = 40;

/**
 * Callers that use the app's connections in every way, and remember acknowledged writes. `home` connects to the app's
 * database around all faults.
 */
export class Load {
  readonly seen: Seen[] = [];
  private readonly acknowledged: Look[] = [];
  private readonly callers: Promise<void>[] = [];
  private stopped = false;
  private marks = 0;

  constructor(
    private readonly app: TestApp,
    private readonly home: Database,
  ) {}

  /** Number of acknowledged writes. */
  get done(): number {
    return this.acknowledged.length;
  }

  async begin(): Promise<void> {
    const { api, people } = this.app;
    const { key } = people.member;
    const board = (await api.post('/forum/boards', people.admin.key).send({ title: 'Busy' }).expect(201)).body.id;
    const topic = { board_id: board, title: 'Topic', content: 'Text' };
    const [first, own] = await Promise.all(
      [key, key].map(async (each) => (await api.post('/forum/topics', each).send(topic).expect(201)).body.id as number),
    );
    const stranger = await createPerson(this.home, 'stranger');
    await newcomer(this.app, 'visitor');
    const rowOf = (table: string, column: string) => async (id: number, mark: string) => {
      const { rows } = await this.home.pool.query(`SELECT FROM ${table} WHERE id = $1 AND ${column} = $2`, [id, mark]);
      return rows.length === 1;
    };
    const topicRow = rowOf('topics', 'content');
    const replyRow = rowOf('replies', 'content');
    const questionRow = rowOf('questions', 'body');

    const create = (path: string, body: (mark: string) => object, row: ReturnType<typeof rowOf>) =>
      this.caller(async () => {
        const mark = this.mark();
        const reply = await this.ask(true, () => api.post(path, key).send(body(mark)));
        if (reply?.status === 201) this.acknowledged.push(() => row(reply.body.id, mark));
      });
    // Once in a transaction of Prisma, once as a single statement.
    create('/forum/topics', (mark) => ({ ...topic, content: mark }), topicRow);
    create(`/forum/topics/${first}/replies`, (mark) => ({ content: mark }), replyRow);
    create('/answers/questions', (mark) => ({ title: 'Question', body: mark }), questionRow);
    // Repeated with the same key until there is a response: must be done once.
    this.caller(async () => {
      const mark = this.mark();
      for (let reply: Response | undefined; reply?.status !== 201 && !this.stopped; await sleep(rest)) {
        const send = () => api.post(`/forum/topics/${first}/replies`, key).set('Idempotency-Key', mark);
        reply = await this.ask(true, () => send().send({ content: mark }));
        if (reply?.status === 201) {
          this.acknowledged.push(async () => {
            const { rows } = await this.home.pool.query('SELECT FROM replies WHERE content = $1', [mark]);
            return rows.length === 1;
          });
        }
      }
    });
    // Successive changes: the final value is the last acknowledged one, or a later one.
    let last = 0;
    this.acknowledged.push(async () => {
      const { rows } = await this.home.pool.query('SELECT title FROM topics WHERE id = $1', [own]);
      return Number(rows[0]?.title) >= last;
    });
    let changes = 0;
    this.caller(async () => {
      const title = ++changes;
      const reply = await this.ask(true, () => api.patch(`/forum/topics/${own}`, key).send({ title: String(title) }));
      if (reply?.status === 200) last = title;
    });
    // Refused within its transaction, which is rolled back.
    this.caller(async () => {
      await this.ask(true, () => api.patch(`/forum/topics/${own}`, stranger.key).send({ title: 'Mine' }), 403);
    });
    // Sessions stay signed in.
    this.caller(async () => {
      const visitor = new Visitor(this.app);
      const form = await this.visit(() => visitor.get('/sign-in'));
      const fields = { form_token: tokenIn(form?.text ?? ''), username: 'visitor', password };
      const answer = form?.status === 200 ? await this.visit(() => visitor.post('/sign-in', fields)) : undefined;
      if (answer?.location === '/') {
        this.acknowledged.push(async () => (await visitor.get('/profile')).status === 200);
      }
      await sleep(500);
    });
    for (const path of ['/forum/boards', `/forum/topics/${first}`, '/health']) {
      this.caller(async () => void (await this.ask(false, () => api.get(path))));
    }
  }

  /** Stops, and checks all acknowledged writes. */
  async end(): Promise<{ acknowledged: number; found: number }> {
    this.stopped = true;
    await Promise.all(this.callers);
    let found = 0;
    for (const look of this.acknowledged) if (await look()) found++;
    return { acknowledged: this.acknowledged.length, found };
  }

  private mark(): string {
    return `mark ${++this.marks}`;
  }

  private caller(work: () => Promise<void>): void {
    const run = async () => {
      for (; !this.stopped; await sleep(rest)) await work();
    };
    this.callers.push(run());
  }

  /** Any reply but success, `expected` and 503 violates the contract; so does an error of `call`. */
  private async ask(
    writes: boolean,
    call: () => PromiseLike<Response>,
    ...expected: number[]
  ): Promise<Response | undefined> {
    const at = performance.now();
    const note = (status: number, outside: string | null) =>
      this.seen.push({ at, ms: performance.now() - at, status, writes, outside });
    try {
      const reply = await call();
      const isKnown = [200, 201, 409, 503, ...expected].includes(reply.status);
      note(reply.status, isKnown ? null : `${reply.status} ${reply.text.slice(0, 200)}`);
      return reply;
    } catch (error) {
      note(0, String(error).slice(0, 400));
      return undefined;
    }
  }

  private async visit<T extends { status: number; text: string }>(call: () => Promise<T>): Promise<T | undefined> {
    const at = performance.now();
    const note = (status: number, outside: string | null) =>
      this.seen.push({ at, ms: performance.now() - at, status, writes: true, outside });
    try {
      const answer = await call();
      note(
        answer.status,
        [200, 303, 503].includes(answer.status) ? null : `${answer.status} ${answer.text.slice(0, 200)}`,
      );
      return answer;
    } catch (error) {
      note(0, String(error).slice(0, 400));
      return undefined;
    }
  }
}
