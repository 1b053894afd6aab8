import { describe, expect, it } from 'vitest';
import { contractOf } from '../../../src/core/contract/operation.js';
import { faultIn } from '../../helpers/logged-faults.js';

const { checkReply } = contractOf('createReply');
const reply = { id: 1, topic_id: 2, author: 'mira', hidden: null };

describe('the fault of a reply', () => {
  it.each([
    [{ ...reply, author: undefined }, 'createReply 201: author is missing'],
    [{ ...reply, id: 'one' }, 'createReply 201: id must be integer'],
    [null, 'createReply 201: it must be object'],
  ])('describes the fault of %j as %s', (body, message) => {
    expect(() => checkReply(201, JSON.parse(JSON.stringify(body)))).toThrow(message);
  });

  it('names an undeclared status', () => {
    expect(() => checkReply(299, reply)).toThrow('createReply 299 is not as the contract says');
  });
});

it('formats a log line as operation and message', () => {
  const line = (fields: object) => faultIn(JSON.stringify({ level: 50, msg: 'It failed.', ...fields }));
  expect(line({ err: { message: 'createReply 201: id is missing' } })).toBe('createReply 201: id is missing');
  expect(line({ operation: 'getTopic', err: { message: 'no such column' } })).toBe('getTopic: no such column');
  expect(line({})).toBe('It failed.');
});
