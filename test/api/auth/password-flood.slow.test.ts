import * as argon2 from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { filesOf } from '../../helpers/files.js';
import { newcomer, password, signIn, tokenIn, Visitor } from '../../web/visitor.js';

vi.mock('@node-rs/argon2', { spy: true });

let app: TestApp;
let peak = 0;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  const actual = await vi.importActual<typeof argon2>('@node-rs/argon2');
  let running = 0;
  // Wraps the original, and counts concurrent calls.
  vi.mocked(argon2.verify).mockImplementation(async (...args) => {
    peak = Math.max(peak, ++running);
    return actual.verify(...args).finally(() => running--);
  });
});
afterEach(() => {
  peak = 0;
});
afterAll(() => app.close());

describe('a flood of passwords', () => {
  it('on share links is verified a few at a time, and refused with 503 above the limit', async () => {
    const { id } = await filesOf(app).upload('words');
    const { body } = await app.api.post(`/files/${id}/share`, app.people.member.key).send({ password }).expect(201);
    const access = (password: string) => app.api.post(`/shares/${body.token}/access`).send({ password });
    const flood = Array.from({ length: 150 }, (_, i) => access(`guess number ${i}`));
    const replies = await Promise.all([...flood, app.api.get('/forum/boards').expect(200)]);
    const refused = replies.filter(({ status }) => status === 503);
    for (const { headers, body } of refused) {
      expect([body.code, body.data.component]).toEqual(['component_inactive', 'passwords']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(refused.length).toBeGreaterThan(0);
    expect(replies.filter(({ status }) => status === 403).length).toBe(150 - refused.length);
    expect(peak).toBe(2);
    await access(password).expect(200);
  });

  it('on the sign-in form is limited likewise, with an error page', async () => {
    await newcomer(app, 'flooded');
    const visitor = new Visitor(app);
    const form_token = tokenIn((await visitor.get('/sign-in')).text);
    const guess = () => visitor.post('/sign-in', { username: 'flooded', password: 'wrong password', form_token });
    const answers = await Promise.all(Array.from({ length: 150 }, guess));
    const refused = answers.filter(({ status }) => status === 503);
    for (const { headers, text } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(text).toContain('Too many passwords are being checked');
    }
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 401).length).toBe(150 - refused.length);
    expect(peak).toBe(2);
    expect((await signIn(new Visitor(app), 'flooded')).status).toBe(303);
  });
});
