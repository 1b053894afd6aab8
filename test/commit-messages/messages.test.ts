import { expect, it } from 'vitest';
import { faultOf } from '../../scripts/commit-messages.mjs';

it.each([
  'fix(web): reject redirect paths with control characters',
  'refactor!: drop what was deprecated\n\nIts last caller went with the release before.',
  'docs: JSON of the examples is checked',
  `feat(api): ${'a'.repeat(61)}`,
  'Merge branch main',
  'fixup! docs: a word',
])('accepts the message %j', (message) => {
  expect(faultOf(message)).toBeNull();
});

it.each([
  'Lead from a report nowhere else by a path with a tab in it',
  'fix(web): Reject redirect paths',
  'fix(web): reject redirect paths.',
  'fix(Web): reject redirect paths',
  'fixed: reject redirect paths',
  'fix(web):reject redirect paths',
  `feat(api): ${'a'.repeat(62)}`,
  'docs: a word\nand no empty line',
])('refuses the message %j', (message) => {
  expect(faultOf(message)).toEqual(expect.any(String));
});
