import { describe, expect, it } from 'vitest';
import { loadCommunity, requireValid } from '../../src/demo/community/load.js';
import type { Community } from '../../src/demo/community/types.js';

const [first, second] = [0, 1];
type Change = (community: Community) => void;

/** Changes of the demo community, and the place of the fault that each causes. */
const faults: Record<string, [Change, string]> = {
  'a title that is too long': [
    ({ threads }) => Object.assign(threads[first] ?? {}, { title: 'x'.repeat(201) }),
    '/threads/0/title',
  ],
  'a thread without a text': [
    ({ threads }) => Object.assign(threads[second] ?? {}, { content: undefined }),
    '/threads/1',
  ],
  'an unknown author': [
    ({ threads }) => Object.assign(threads[first] ?? {}, { author: 'nobody' }),
    '/threads/0/author',
  ],
  'a board that is not there': [
    ({ threads }) => Object.assign(threads[first] ?? {}, { board: 'attic' }),
    '/threads/0/board',
  ],
  'an empty reply': [
    ({ threads }) => Object.assign(threads[first] ?? {}, { replies: [{ author: 'ada', content: '' }] }),
    '/threads/0/replies/0/content',
  ],
  'two replies in one': [
    ({ threads }) => Object.assign(threads[first] ?? {}, { replies: [{ author: 'ada, grace', content: 'Hello\nHi' }] }),
    '/threads/0/replies/0/author',
  ],
  'a category that is not there': [
    ({ questions }) => Object.assign(questions[first] ?? {}, { category: 'attic' }),
    '/questions/0/category',
  ],
  'a price with three decimals': [({ shop }) => Object.assign(shop[first] ?? {}, { price: 1.234 }), '/shop/0/price'],
  'a field that the contract does not have': [
    ({ stores }) => Object.assign(stores[first] ?? {}, { colour: 'red' }),
    '/stores/0',
  ],
  'a picture that does not exist': [
    ({ shop }) => Object.assign(shop[first] ?? {}, { image: 'attic.webp' }),
    '/shop/0/image',
  ],
  'a film that does not exist': [
    ({ videos }) => Object.assign(videos[first] ?? {}, { scene: 'attic' }),
    '/videos/0/scene',
  ],
};

describe('the demo community', () => {
  it('contains nothing that its own requests could not create', () => {
    expect(() => requireValid(loadCommunity())).not.toThrow();
  });

  it.each(Object.entries(faults))('refuses %s', (_, [change, place]) => {
    const community = loadCommunity();
    change(community);
    expect(() => requireValid(community)).toThrow(`\n${place} `);
  });
});
