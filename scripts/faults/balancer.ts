import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks at a node, and for which it may keep one waiting. */
const checkEvery = 100;
const checkTimeout = 2000;

/** What a node said last: that it is ready, nothing in time, or that it is not ready, which a refused connection says as well. */
type Said = 'ready' | 'nothing' | 'not ready';
type Backend = { port: number; said: Said; isAway: boolean; running: number };
export type Balancer = {
  origin: string;
  isReady(port: number): boolean;
  /** Sends no more requests to a node, and waits until it has answered those that it has. */
  drain(port: number): Promise<void>;
  /** Sends requests to it again once it is ready. */
  admit(port: number): void;
  stop(): Promise<void>;
};

/**
 * Shares requests out among the nodes that say they are ready, in turns. It repeats nothing: a request whose node is lost is
 * cut off. Where no node is ready it asks one that was too slow to say so, since another may be ending, or else any, which then
 * says itself why it cannot serve.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const backends: Backend[] = ports.map((port) => ({ port, said: 'not ready', isAway: false, running: 0 }));
  // It leaves an idle connection before its node does.
  const agent = new Agent({ keepAlive: true, timeout: 4000 });
  let turn = 0;
  let stopped = false;

  const pick = (): Backend => {
    const present = backends.filter(({ isAway }) => !isAway);
    const those = (word: Said) => present.filter(({ said }) => said === word);
    const among = [those('ready'), those('nothing'), present].find(({ length }) => length > 0) as Backend[];
    return among[turn++ % among.length] as Backend;
  };
  const forward = (from: IncomingMessage, to: ServerResponse) => {
    const { method, url, headers } = from;
    const backend = pick();
    backend.running++;
    to.once('close', () => backend.running--);
    const onward = request({ host: '127.0.0.1', port: backend.port, method, path: url, headers, agent });
    onward.once('response', (reply) => {
      const { connection: _, 'keep-alive': __, ...kept } = reply.headers;
      to.writeHead(reply.statusCode ?? 502, kept);
      reply.pipe(to);
      reply.once('error', () => to.destroy());
      reply.once('aborted', () => to.destroy());
    });
    onward.once('error', () => to.destroy());
    to.once('close', () => {
      if (!to.writableFinished) onward.destroy();
    });
    from.pipe(onward);
  };
  const server = createServer({ keepAliveTimeout: 65_000 }, forward);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const watching = backends.map(async (backend) => {
    for (; !stopped; await sleep(checkEvery)) backend.said = await ask(backend.port);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    isReady: (of) => backends.some(({ port, said }) => port === of && said === 'ready'),
    drain: async (of) => {
      for (const backend of backends.filter(({ port: each }) => each === of)) {
        backend.isAway = true;
        while (backend.running > 0) await sleep(10);
      }
    },
    admit: (of) => {
      for (const backend of backends) if (backend.port === of) backend.isAway = false;
    },
    stop: async () => {
      stopped = true;
      await Promise.all(watching);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Each look takes a connection of its own, as that of a balancer does. */
function ask(port: number): Promise<Said> {
  return new Promise((resolve) => {
    const look = request({ host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: checkTimeout }, (reply) => {
      reply.resume();
      // A release that knows no /readyz answers all the same.
      resolve(reply.statusCode === 200 || reply.statusCode === 404 ? 'ready' : 'not ready');
    });
    look.once('timeout', () => {
      resolve('nothing');
      look.destroy();
    });
    look.once('error', () => resolve('not ready'));
    look.end();
  });
}
