import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { messageClasses } from '../../../src/api/http/messages.js';

test('Express finds its prototypes on the messages that the server makes, and changes none', async () => {
  const app = express();
  app.get('/greeting', (req, res) => {
    res.status(201).json({ app: req.app === app && res.app === app, path: req.path, query: req.query });
  });
  const server = createServer(messageClasses(app));
  const prototypes: unknown[] = [];
  server.on('request', (req, res) => {
    prototypes.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res));
    app(req, res);
    prototypes.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/greeting?to=you`);
    expect([reply.status, await reply.json()]).toEqual([201, { app: true, path: '/greeting', query: { to: 'you' } }]);
    expect(prototypes.map((each) => each === app.request || each === app.response)).toEqual([true, true, true, true]);
    expect(prototypes[0]).toBe(prototypes[2]);
    expect(prototypes[1]).toBe(prototypes[3]);
  } finally {
    server.close();
  }
});
