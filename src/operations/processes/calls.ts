import type { Worker } from 'node:cluster';

type Call = [object: string, method: string, args: unknown[]];
type Asked = { asked: number; calls: Call[] };
type Answered = { asked: number; results: [isDone: boolean, result: unknown][] };
type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

/** How long the primary may take to answer, in milliseconds. */
const longestAnswer = 5_000;

/** The primary did not answer in time: it is stopped, or has too much to do. */
export class PrimarySilent extends Error {
  override name = 'PrimarySilent';

  constructor() {
    super(`The primary did not answer within ${longestAnswer} ms`);
  }
}

/**
 * A worker's calls of methods of the primary's objects. Those of one turn of the event loop go as one message, and their
 * results come as one: a message costs several times what a call in it does.
 */
export class CallsToPrimary {
  #gathered: { calls: Call[]; waiting: Waiting[] } | null = null;
  readonly #unanswered = new Map<number, { waiting: Waiting[]; timer: NodeJS.Timeout }>();
  #last = 0;

  constructor() {
    process.on('message', (message: Answered) => this.#settle(message));
  }

  /**
   * Calls a method of one of the objects that the primary offers. What goes to and fro is JSON.
   * @throws PrimarySilent
   */
  call<T>(object: string, method: string, args: unknown[]): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#gathered ??= this.#gather();
      this.#gathered.calls.push([object, method, args]);
      this.#gathered.waiting.push({ resolve, reject });
    });
  }

  #gather(): { calls: Call[]; waiting: Waiting[] } {
    const gathered = { calls: [], waiting: [] };
    setImmediate(() => {
      this.#gathered = null;
      this.#ask(gathered);
    });
    return gathered;
  }

  #ask({ calls, waiting }: { calls: Call[]; waiting: Waiting[] }): void {
    const asked = ++this.#last;
    const giveUp = () => {
      this.#unanswered.delete(asked);
      for (const { reject } of waiting) reject(new PrimarySilent());
    };
    this.#unanswered.set(asked, { waiting, timer: setTimeout(giveUp, longestAnswer) });
    // A primary that is gone ends its workers.
    process.send?.({ asked, calls } satisfies Asked, undefined, undefined, () => {});
  }

  #settle({ asked, results }: Partial<Answered>): void {
    if (asked === undefined || results === undefined) return;
    const found = this.#unanswered.get(asked);
    if (found === undefined) return;
    this.#unanswered.delete(asked);
    clearTimeout(found.timer);
    for (const [index, { resolve, reject }] of found.waiting.entries()) {
      const [isDone, result] = results[index] ?? [false, 'The primary answered too little'];
      if (isDone) resolve(result as never);
      else reject(new Error(String(result)));
    }
  }
}

/** Lets a worker call the methods of these objects, which answer at once: one that waits holds up what came with it. */
export function answerCalls(worker: Worker, objects: Readonly<Record<string, object | null>>): void {
  worker.on('message', async ({ asked, calls }: Partial<Asked>) => {
    // Workers say other things as well.
    if (asked === undefined || calls === undefined) return;
    const results = await Promise.all(calls.map((call) => answer(objects, call)));
    // It may be gone by now.
    worker.send({ asked, results } satisfies Answered, undefined, undefined, () => {});
  });
}

async function answer(
  objects: Readonly<Record<string, object | null>>,
  [object, method, args]: Call,
): Promise<[boolean, unknown]> {
  try {
    const methods = objects[object] as Record<string, (...given: unknown[]) => unknown>;
    return [true, await methods[method]?.(...args)];
  } catch (error) {
    return [false, error instanceof Error ? error.message : String(error)];
  }
}
