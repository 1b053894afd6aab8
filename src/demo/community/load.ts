import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { decimalsKeyword } from '../../core/contract/decimals.js';
import { urlFormats } from '../../core/contract/urls.js';
import { communitySchema } from './schema.js';
import type { Community, Name, Opening, Post, ShownVideo, Thread } from './types.js';

const read = (name: string) => parse(readFileSync(new URL(`${name}.yaml`, import.meta.url), 'utf8'));

/** A post in the files: its text, keyed by its author. */
type FilePost = Record<Name, string>;
// The schema refuses posts with several authors.
const post = (said: FilePost): Post => Object.entries(said).flat() as unknown as Post;

/**
 * Reads the demo community. Its content has to be valid by the contract.
 * @throws Error that names each fault
 */
export function loadCommunity(): Community {
  const replied = <T>(threads: (T & { replies: FilePost[] })[]) =>
    threads.map((thread) => ({ ...thread, replies: thread.replies.map(post) }));
  const boards: Community['boards'] = read('boards');
  const community: Community = {
    people: read('people'),
    boards,
    threads: replied<Thread>(read('threads')),
    openings: Object.keys(boards).flatMap((board) =>
      replied<Opening>(read(`openings/${board}`)).map((opening) => ({ ...opening, board })),
    ),
    remarks: read('remarks'),
    categories: read('categories'),
    questions: read('questions'),
    stores: read('stores'),
    shop: read('shop'),
    videos: (read('videos') as (ShownVideo & { comments: FilePost[] })[]).map((video) => ({
      ...video,
      comments: video.comments.map(post),
    })),
    files: read('files'),
    reports: read('reports'),
    pending: read('pending'),
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
