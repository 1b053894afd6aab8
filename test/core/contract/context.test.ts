import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Context } from '../../../src/core/database/context.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';

let app: TestApp;
let topic: number;
beforeAll(async () => {
  app = await testApp();
  const forum = forumOf(app);
  topic = await forum.topic(await forum.board());
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

const contexts = () => vi.spyOn(AsyncLocalStorage.prototype, 'run');

// An entered context makes the process track every promise of every request, which makes them all slower.
describe('a request that is handed all it needs enters no context', () => {
  it.each(['boards', 'topics'])('enters no context to read %s', async (what) => {
    const run = contexts();
    const { other } = app.people;
    await app.api.get(what === 'boards' ? '/forum/boards' : `/forum/topics/${topic}`, other.key).expect(200);
    expect(run).not.toHaveBeenCalled();
  });

  it('enters no context to reply', async () => {
    const run = contexts();
    await app.api.post(`/forum/topics/${topic}/replies`, app.people.other.key).send({ content: 'Yes' }).expect(201);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('a context', () => {
  it('is disabled after the last run in it', async () => {
    const context = new Context<string>();
    const disable = vi.spyOn(AsyncLocalStorage.prototype, 'disable');
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const longer = context.run('longer', async () => {
      await ended;
      return context.value;
    });
    const failing = context.run('shorter', () => Promise.reject(new Error('for the test')));
    await expect(failing).rejects.toThrow('for the test');
    expect(disable).not.toHaveBeenCalled();
    end();
    expect(await longer).toBe('longer');
    expect(disable).toHaveBeenCalledOnce();
    expect(context.value).toBeUndefined();
  });
});
