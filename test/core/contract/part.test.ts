import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../generated/contract.js';
import { operationsOf } from '../../../openapi/document.js';
import type { Document } from '../../../openapi/types.js';
import { type TestApp, testApp } from '../../helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const part = async (tags: string): Promise<Document> =>
  (await app.api.get(`/openapi.json?tags=${tags}`).expect(200)).body;

/** All strings of a node that refer to components. */
const references = (node: unknown): string[] =>
  [...JSON.stringify(node).matchAll(/"(#\/components\/[^"]*)"/g)].map(([, pointer = '']) => pointer);

/** The components of a document, in the format of references. */
const componentsOf = ({ components }: Document) =>
  Object.entries(components).flatMap(([kind, all]) => Object.keys(all).map((name) => `#/components/${kind}/${name}`));

describe('a part of the contract', () => {
  const areas = Object.values(contract).map(({ area }) => area);
  it.each([...new Set(areas), 'payloads', 'guide', 'forum,search', 'events,payloads,webhooks'])(
    'contains everything it refers to, and nothing else: %s',
    async (tags) => {
      const document = await part(tags);
      const names = componentsOf(document).filter((name) => !name.includes('/securitySchemes/'));
      expect([...new Set(references(document))].sort()).toEqual(names.sort());
      const wanted = Object.values(contract).filter(({ area }) => tags.split(',').includes(area));
      const operations = operationsOf(document);
      expect(operations).toHaveLength(wanted.length);
      const ids = new Set(operations.map(({ operation }) => operation.operationId));
      const links = [...JSON.stringify(document).matchAll(/"links":(\{.*?\}\})/g)];
      for (const [, text = ''] of links) {
        for (const [, id] of text.matchAll(/"operationId":"(\w+)"/g)) expect(ids).toContain(id);
      }
      expect(document.tags.map(({ name }) => name).sort()).toEqual(tags.split(','));
      const { valid, errors } = await new Validator().validate(document as never);
      expect(errors).toBeUndefined();
      expect(valid).toBe(true);
    },
  );

  it('is the same in whatever order its tags are named, and has the address of the service', async () => {
    const [one, other] = [await part('forum,search'), await part('search,forum,search')];
    expect(one).toEqual(other);
    expect(JSON.stringify(one)).not.toContain('origin.invalid');
    expect(JSON.stringify(one).length).toBeLessThan(
      JSON.stringify((await app.api.get('/openapi.json')).body).length / 2,
    );
  });

  it.each([
    ['/openapi.json?tags=forum,nope', { 'tags.1': expect.stringContaining('announcements, answers, content') }],
    ['/openapi.json?tags=', { tags: expect.any(String) }],
    ['/openapi.yaml?tags=forum', { tags: 'is only for openapi.json' }],
  ])('refuses %s with the reason', async (path, params) => {
    const { body } = await app.api.get(path).expect(400);
    expect(body).toMatchObject({ code: 'invalid_param', data: { params } });
  });
});
