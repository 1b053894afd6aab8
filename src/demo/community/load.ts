import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { decimalsKeyword } from '../../core/contract/decimals.js';
import { urlFormats } from '../../core/contract/urls.js';
import { communitySchema } from './schema.js';
import type { Community, Post, ShownVideo, Thread } from './types.js';

const read = (name: string) => parse(readFileSync(new URL(`${name}.yaml`, import.meta.url), 'utf8'));

/** A post in the files: its text, keyed by its author, `> ` whom it answers, and `+` how long after the post before. */
type FilePost = Record<string, string>;
const key = /^(\w+)(?: > (\w+))?(?: \+(\d+)([mhd]))?$/;
const minutes: Record<string, number> = { m: 1, h: 60, d: 1440 };

function post(said: FilePost): Post {
  // Several posts in one have no author that the schema knows.
  const head = Object.keys(said).join(', ');
  const [, author = head, to, count, unit = 'm'] = key.exec(head) ?? [];
  return {
    author,
    content: Object.values(said).join('\n'),
    ...(to !== undefined && { to }),
    ...(count !== undefined && { after: Number(count) * (minutes[unit] ?? 1) }),
  };
}

/**
 * Reads the demo community. Its content has to be valid by the contract.
 * @throws Error that names each fault
 */
export function loadCommunity(): Community {
  const boards: Community['boards'] = read('boards');
  const community: Community = {
    people: read('people'),
    boards,
    groups: read('groups'),
    threads: Object.keys(boards).flatMap((board) =>
      (read(`threads/${board}`) as (Thread & { replies: FilePost[] })[]).map((thread) => ({
        ...thread,
        board,
        replies: thread.replies.map(post),
      })),
    ),
    announcements: read('announcements'),
    categories: read('categories'),
    questions: read('questions'),
    stores: read('stores'),
    shop: read('shop'),
    orders: read('orders'),
    videos: (read('videos') as (ShownVideo & { comments: FilePost[] })[]).map((video) => ({
      ...video,
      comments: video.comments.map(post),
    })),
    files: read('files'),
    reports: read('reports'),
    pending: read('pending'),
    site: read('site'),
    pages: read('pages'),
  };
  requireValid(community);
  return community;
}

/**
 * Validates the demo community by the contract, and its references.
 * @throws Error that names each fault
 */
export function requireValid(community: Community): void {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: true,
    formats: { double: true, ...urlFormats },
  });
  ajv.addKeyword(decimalsKeyword);
  const validate = ajv.compile(communitySchema(community));
  if (validate(community)) return;
  const faults = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`The demo community is not valid:\n${faults.join('\n')}`);
}
