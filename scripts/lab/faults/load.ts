import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '../../../src/core/contract/document.js';
import { Client, type RequestOutcome } from './client.js';
import { ServedContract } from './served-contract.js';
import type { Stage } from './stage.js';
import type { Ground, Write } from './write.js';
import { writesOf } from './writes.js';

/** Milliseconds between two requests of a caller. */
const rest = 60;
const stock = 1_000_000;

/** The surroundings that a load needs. */
type Place = { balancer: Pick<Stage['balancer'], 'origin'>; key: Stage['key'] };

export type LoadResult = { lost: string[]; half: string[] };

/** Concurrent callers with all kinds of reads and writes, who remember each acknowledgement. */
export class Load {
  acknowledged = 0;
  /** Milliseconds: the greatest staleness of an anonymous read behind acknowledged writes. */
  stalest = 0;
  private readonly callers: Promise<void>[] = [];
  private isOver = false;

  private constructor(
    private readonly client: Client,
    private readonly writes: readonly Write[],
    private readonly ground: Ground,
  ) {}

  /** Creates fresh data for a load; `name` becomes part of it. */
  static async begin(stage: Place, name: string): Promise<Load> {
    const base = `${stage.balancer.origin}/api/v1`;
    const contract = new ServedContract((await (await fetch(`${base}/openapi.json`)).json()) as JsonObject);
    const client = new Client(base, contract);
    const ground = await prepare(stage, client, name);
    // Requests of the preparation do not count.
    client.seen.length = 0;
    const load = new Load(client, writesOf(client, ground), ground);
    load.run();
    return load;
  }

  get seen(): readonly RequestOutcome[] {
    return this.client.seen;
  }

  get outside(): readonly string[] {
    return this.client.outside;
  }

  /** Ends the load, and reads back all writes. */
  async end(): Promise<LoadResult> {
    this.isOver = true;
    await Promise.all(this.callers);
    for (const { settle } of this.writes) await settle?.();
    const each = await Promise.all(this.writes.map(({ verify }) => verify()));
    return { lost: each.flatMap(({ lost }) => lost), half: each.flatMap(({ half }) => half) };
  }

  private run(): void {
    const { question, writer } = this.ground;
    for (const { step, look } of this.writes) {
      if (look !== undefined) {
        this.caller(async () => {
          this.stalest = Math.max(this.stalest, await look());
        });
      }
      this.caller(async () => {
        if (await step()) this.acknowledged++;
      });
    }
    const reads: [string, object][] = [
      ['listBoards', {}],
      ['getQuestion', { path: { id: question } }],
      ['listMarketplaceProducts', {}],
      ['listFiles', { key: writer }],
      ['getMe', { key: writer }],
    ];
    for (const [operation, call] of reads) this.caller(async () => void (await this.client.ask(operation, call)));
  }

  private caller(work: () => Promise<void>): void {
    const run = async () => {
      for (; !this.isOver; await sleep(rest)) await work();
    };
    this.callers.push(run());
  }
}

async function prepare(stage: Place, client: Client, name: string): Promise<Ground> {
  const [admin, writer, voter, buyer] = [
    await stage.key(`${name}-admin`, 'admin'),
    await stage.key(`${name}-writer`),
    await stage.key(`${name}-voter`),
    await stage.key(`${name}-buyer`),
  ];
  const create = async (operation: string, key: string, body: object, path = {}) =>
    client.get<{ id: number }>(operation, { key, body, path });
  const board = (await create('createBoard', admin, { title: name })).id;
  const topic = { board_id: board, title: 'Topic', content: 'Text' };
  const slug = `${name}-store`;
  await create('createStore', voter, { name, slug });
  const product = { title: 'Thing', price: 10, category: 'Things', stock };
  return {
    writer,
    voter,
    buyer,
    board,
    topic: (await create('createTopic', writer, topic)).id,
    edited: (await create('createTopic', writer, topic)).id,
    question: (await create('createQuestion', writer, { title: 'Question', body: 'Which?' })).id,
    product: (await create('createMarketplaceProduct', voter, product, { slug })).id,
    sold: (await create('createMarketplaceProduct', voter, { ...product, title: '0' }, { slug })).id,
    stock,
  };
}
