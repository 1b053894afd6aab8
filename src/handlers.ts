import type { contract, OperationId } from '../generated/contract.js';
import { archives } from './accounts/exports/exports.js';
import { avatarUploads } from './accounts/users/avatars/uploads.js';
import * as users from './accounts/users/index.js';
import type { Handlers, UploadRules } from './api/pipeline/handlers.js';
import { defineOperations, type Operation } from './api/pipeline/operation.js';
import * as service from './api/service/index.js';
import * as announcements from './areas/announcements/announcements.js';
import * as answers from './areas/answers/index.js';
import * as events from './areas/events/events.js';
import { streamEvents } from './areas/events/stream.js';
import * as files from './areas/files/index.js';
import { fileUploads } from './areas/files/uploads.js';
import * as forum from './areas/forum/index.js';
import * as home from './areas/home/home.js';
import * as marketplace from './areas/marketplace/index.js';
import * as notifications from './areas/notifications/index.js';
import * as rendering from './areas/rendering.js';
import * as revisions from './areas/revisions.js';
import * as search from './areas/search/search.js';
import * as shop from './areas/shop/index.js';
import { logoUploads } from './areas/site/serving.js';
import * as site from './areas/site/site.js';
import * as videos from './areas/videos/index.js';
import { videoUploads } from './areas/videos/uploads.js';
import * as webhooks from './areas/webhooks/index.js';
import * as orders from './content/order-handlers.js';
import * as shares from './content/shares.js';
import { contributing } from './moderation/contributions.js';
import * as moderation from './moderation/index.js';
import type { Owner } from './storage/sweep.js';

/** What the index of each area exports: its handlers, and nothing else. */
export type Indexes = {
  announcements: typeof announcements;
  answers: typeof answers;
  content: typeof revisions & typeof rendering;
  events: typeof events & { streamEvents: typeof streamEvents };
  files: typeof files;
  forum: typeof forum;
  home: typeof home;
  identity: typeof users;
  marketplace: typeof marketplace;
  moderation: typeof moderation;
  notifications: typeof notifications;
  orders: typeof orders;
  search: typeof search;
  service: typeof service;
  shares: typeof shares;
  shop: typeof shop;
  site: typeof site;
  videos: typeof videos;
  webhooks: typeof webhooks;
};

type OperationOf<Area> = {
  [Id in OperationId]: (typeof contract)[Id]['area'] extends Area ? Id : never;
}[OperationId];

/** What areas export that is no operation of theirs. */
export type Surplus<Areas> = { [Area in keyof Areas]: Exclude<keyof Areas[Area], OperationOf<Area>> }[keyof Areas];

/** Every operation of the contract and its handler. A missing or surplus one does not compile. */
export const handlers: Handlers & Record<Surplus<Indexes>, never> = {
  ...announcements,
  ...answers,
  ...events,
  streamEvents,
  ...files,
  ...forum,
  ...home,
  ...marketplace,
  ...moderation,
  ...notifications,
  ...orders,
  ...rendering,
  ...revisions,
  ...search,
  ...users,
  ...service,
  ...shares,
  ...shop,
  ...site,
  ...videos,
  ...webhooks,
};

/** What each operation that takes a file says about it. One that says nothing does not compile. */
export const uploads: UploadRules = {
  createFile: fileUploads,
  createVideo: videoUploads,
  updateAvatar: avatarUploads,
  updateSiteLogo: logoUploads,
};

/** Whose the objects in the storage are, for the sweep. */
export const owners: Record<string, Owner> = { ...uploads, archives };

/** Every operation of the contract, with what handles it. */
export const allOperations = (): Operation[] => defineOperations(handlers, uploads).map(contributing);
