import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { wrapHandler } from '../../../src/api/pipeline/operation.js';
import { createDatabase } from '../../../src/core/database/client.js';
import { allOperations } from '../../../src/handlers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { silentLog } from '../../helpers/database.js';
import { forumOf } from '../../helpers/forum.js';
import { randomNumbers } from '../../helpers/random.js';

/** Number of reads of a topic from the database. */
let runs = 0;
/** Delay or error of the topic's handler. */
let instead: (() => Promise<void>) | null = null;
const counted = allOperations().map((operation) => {
  if (operation.id !== 'getTopic') return operation;
  return wrapHandler(operation, (handle) => async (input) => {
    runs++;
    await instead?.();
    const reply = await handle(input);
    // A slow database: writes and requests arrive meanwhile.
    await sleep(8);
    return reply;
  });
});

let here: TestApp;
let there: TestApp;
let topic: number;
beforeAll(async () => {
  here = await testApp({ operations: counted });
  const { testDatabase, people } = here;
  const database = createDatabase({ url: testDatabase.url, poolSize: 10 }, silentLog);
  there = await testApp({ operations: counted, sharing: { testDatabase: { ...testDatabase, database }, people } });
  const forum = forumOf(here);
  topic = await forum.topic(await forum.board());
});
afterAll(async () => {
  await there.close();
  await there.database.close();
  await here.close();
});

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
afterAll(() => agent.destroy());

/** Status and body of a topic, read over one of a few open connections. */
function read(app: TestApp, key?: string): Promise<{ status: number; text: string }> {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  return new Promise((resolve, reject) => {
    get(`${app.origin}/api/v1/forum/topics/${topic}`, { agent, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    }).on('error', reject);
  });
}

const writes = atNight(400, 100);

describe('reads that share a run', () => {
  it(`contain what was written before they began, on either of two servers, in ${writes} rounds`, async () => {
    let acknowledged = 0;
    let isOver = false;
    let reads = 0;
    runs = 0;
    const { below } = randomNumbers(1);
    const reader = async (app: TestApp) => {
      while (!isOver) {
        // Random, or all would start together when a run ends.
        await sleep(below(8));
        const least = acknowledged;
        const { status, text } = await read(app);
        expect(status).toBe(200);
        expect(Number(/Round (\d+)/.exec(text)?.[1] ?? 0)).toBeGreaterThanOrEqual(least);
        reads++;
      }
    };
    const writer = async () => {
      for (let round = 1; round <= writes; round++) {
        const app = round % 2 === 0 ? here : there;
        const reply = await fetch(`${app.origin}/api/v1/forum/topics/${topic}`, {
          method: 'PATCH',
          headers: { authorization: `Bearer ${app.people.member.key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ title: `Round ${round}` }),
        });
        expect(reply.status).toBe(200);
        acknowledged = round;
      }
    };
    const readers = Array.from({ length: 16 }, (_, n) => reader(n % 2 === 0 ? here : there));
    await Promise.race([writer(), ...readers]).finally(() => {
      isOver = true;
    });
    await Promise.all(readers);
    expect(reads).toBeGreaterThan(writes / 2);
    // Reads were shared.
    expect(runs).toBeLessThan(reads * 0.8);
  }, 120_000);

  it('are one run for all who come while another runs', async () => {
    let release = () => {};
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    instead = () => blocked;
    onTestFinished(() => {
      release();
      instead = null;
    });
    runs = 0;
    const first = read(here);
    await expect.poll(() => runs).toBe(1);
    const later = Array.from({ length: 30 }, () => read(here));
    // A reader who closes the connection does not end the run of others.
    const gone = new AbortController();
    const leaving = fetch(`${here.origin}/api/v1/forum/topics/${topic}`, { signal: gone.signal }).catch(() => null);
    await fetch(`${here.origin}/api/v1/health`);
    gone.abort();
    await leaving;
    expect(runs).toBe(1);
    // A reply with the caller's own state is not shared with other keys.
    const own = [read(here, here.people.member.key), read(here, here.people.other.key)];
    await expect.poll(() => runs).toBe(3);
    release();
    const [ofAuthor, ofOther] = await Promise.all(own);
    expect(ofAuthor?.text).not.toBe(ofOther?.text);
    runs -= own.length;
    const replies = await Promise.all([first, ...later]);
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(runs).toBe(2);
  });

  it('get the problem of their run, each as a reply of its own, and the next run begins anew', async () => {
    let isFirst = true;
    let release = () => {};
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    instead = async () => {
      if (isFirst) {
        isFirst = false;
        await blocked;
        return;
      }
      throw Object.assign(new Error('The connection is lost'), { code: 'ECONNRESET' });
    };
    runs = 0;
    const first = read(here);
    await expect.poll(() => runs).toBe(1);
    const later = Array.from({ length: 10 }, () => read(here));
    await fetch(`${here.origin}/api/v1/health`);
    release();
    expect((await first).status).toBe(200);
    const ids = (await Promise.all(later)).map(({ status, text }) => {
      expect(status).toBe(503);
      const body = JSON.parse(text) as { code: string; data: { request_id: string } };
      expect(body.code).toBe('component_inactive');
      return body.data.request_id;
    });
    expect(new Set(ids).size).toBe(10);
    expect(runs).toBe(2);
    instead = null;
    expect((await read(here)).status).toBe(200);
  });

  it('do not wait long for a run that never ends', async () => {
    instead = () => new Promise(() => {});
    runs = 0;
    const never = read(here).catch(() => null);
    await expect.poll(() => runs).toBe(1);
    instead = null;
    const replies = await Promise.all([1, 2, 3].map(() => read(here)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(here)).status).toBe(200);
    agent.destroy();
    await never;
  });
});
