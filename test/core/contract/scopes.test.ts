import { describe, expect, it } from 'vitest';
import { contract, type OperationId } from '../../../generated/contract.js';
import { document, operationIds } from '../../../src/core/contract/document.js';

/** Replies that contain no more than the request. */
const echoes = [
  'AvatarAddress',
  'BoardAccess',
  'CoverAddress',
  'BookmarkState',
  'ConversationLeft',
  'Deleted',
  'DeletedDraft',
  'DeletedUpload',
  'FileGrant',
  'FilesChanged',
  'GroupMembership',
  'IgnoreState',
  'LanguageSetting',
  'Like',
  'RatingResult',
  'VoteResult',
  'VoteState',
  'Watch',
];

/** The schemas of a success, from the outermost inwards. */
const schemasOf = (id: OperationId): string[] => {
  const { method, path } = contract[id];
  const { responses } = (document.paths as never)[path][method] as { responses: Record<string, object> };
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const names = new Set<string>();
  const visit = (node: unknown) => {
    for (const [name = ''] of JSON.stringify(node).matchAll(/(?<=components\/schemas\/)\w+/g)) {
      if (names.has(name)) continue;
      names.add(name);
      visit((document.components as never)['schemas'][name]);
    }
  };
  for (const [, reply] of successes) visit((reply as { content: unknown }).content);
  return [...names];
};
const publicSchemas = new Set(operationIds.filter((id) => contract[id].open).flatMap(schemasOf));

describe('a key with only the scope write', () => {
  const withWriteAlone = operationIds.filter((id) => contract[id].scopes.join() === 'write');

  it.each(withWriteAlone)('gets only public content or its own request from %s', (id) => {
    const [reply = ''] = schemasOf(id);
    const isMade = contract[id].success === 201;
    expect(isMade || publicSchemas.has(reply) || echoes.includes(reply)).toBe(true);
  });

  it.each(operationIds.filter((id) => contract[id].scopes.length > 1))('is refused %s, and so is an app', (id) => {
    expect(contract[id].appScopes).toContain('read');
    expect(contract[id].appScopes.some((scope) => scope === 'write' || scope === 'upload')).toBe(true);
  });

  // Unpublished content, which only its owner or staff see.
  it.each<OperationId>([
    'updateVideo',
    'shareVideo',
    'shareFile',
    'updateMarketplaceProduct',
    'updateShopProduct',
    'updateStore',
    'updateAnnouncement',
    'restoreContent',
    'restoreRevision',
    'undoPersonRemoval',
    'createWebhook',
    'createSiteWebhook',
  ])('makes nothing readable by %s', (id) => {
    expect(contract[id].scopes).toEqual(['read', 'write']);
  });
});
