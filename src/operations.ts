import type { contract, OperationId } from '../generated/contract.js';
import * as answers from './answers/index.js';
import { contributing } from './contributions/contributing.js';
import { archives } from './exports/exports.js';
import * as files from './files/index.js';
import { fileUploads } from './files/uploads.js';
import * as forum from './forum/index.js';
import * as marketplace from './marketplace/index.js';
import * as moderation from './moderation/index.js';
import * as people from './people/index.js';
import type { Handlers, UploadRules } from './pipeline/handlers.js';
import { defineOperations, type Operation } from './pipeline/operation.js';
import * as service from './service/index.js';
import * as shares from './shares/index.js';
import * as shop from './shop/index.js';
import type { Owner } from './storage/sweep.js';
import * as videos from './videos/index.js';
import { videoUploads } from './videos/uploads.js';

/** What the index of each area exports: its handlers, and nothing else. */
export type Indexes = {
  answers: typeof answers;
  files: typeof files;
  forum: typeof forum;
  identity: typeof people;
  marketplace: typeof marketplace;
  moderation: typeof moderation;
  service: typeof service;
  shares: typeof shares;
  shop: typeof shop;
  videos: typeof videos;
};

type OperationOf<Area> = {
  [Id in OperationId]: (typeof contract)[Id]['area'] extends Area ? Id : never;
}[OperationId];

/** What areas export that is no operation of theirs. */
export type Surplus<Areas> = { [Area in keyof Areas]: Exclude<keyof Areas[Area], OperationOf<Area>> }[keyof Areas];

/** Every operation of the contract and its handler. A missing or surplus one does not compile. */
export const handlers: Handlers & Record<Surplus<Indexes>, never> = {
  ...answers,
  ...files,
  ...forum,
  ...marketplace,
  ...moderation,
  ...people,
  ...service,
  ...shares,
  ...shop,
  ...videos,
};

/** What each operation that takes a file says about it. One that says nothing does not compile. */
export const uploads: UploadRules = {
  createFile: fileUploads,
  createVideo: videoUploads,
};

/** Whose the objects in the storage are, for the sweep. */
export const owners: Record<string, Owner> = { ...uploads, archives };

/** Every operation of the contract, with what handles it. */
export const allOperations = (): Operation[] => defineOperations(handlers, uploads).map(contributing);
