import type { contract, OperationId } from '../generated/contract.js';
import { avatarUploads } from './accounts/users/avatars/uploads.js';
import * as users from './accounts/users/index.js';
import type { Handlers, UploadRules } from './api/pipeline/handlers.js';
import { defineOperations, type Operation } from './api/pipeline/operation.js';
import * as announcements from './areas/announcements/announcements.js';
import * as answers from './areas/answers/index.js';
import * as files from './areas/files/index.js';
import { fileUploads } from './areas/files/uploads.js';
import * as forum from './areas/forum/index.js';
import * as marketplace from './areas/marketplace/index.js';
import * as service from './areas/service/index.js';
import * as shop from './areas/shop/index.js';
import { logoUploads } from './areas/site/serving.js';
import * as site from './areas/site/site.js';
import * as sessions from './areas/uploads/index.js';
import * as videos from './areas/videos/index.js';
import { renditions } from './areas/videos/media/queue.js';
import { videoUploads } from './areas/videos/uploads.js';
import { getAttachmentUrl } from './community/attachments.js';
import * as bookmarks from './community/bookmarks.js';
import * as drafts from './community/drafts.js';
import * as events from './community/events/events.js';
import { streamEvents } from './community/events/stream.js';
import { archives } from './community/exports/exports.js';
import * as groups from './community/groups/index.js';
import * as home from './community/home/home.js';
import * as ignoring from './community/ignoring.js';
import * as likes from './community/likes.js';
import * as messages from './community/messages/index.js';
import { withReview } from './community/moderation/contributions.js';
import * as moderation from './community/moderation/index.js';
import * as notifications from './community/notifications/index.js';
import * as rendering from './community/rendering.js';
import * as revisions from './community/revisions.js';
import * as search from './community/search/search.js';
import * as tags from './community/tags.js';
import * as webhooks from './community/webhooks/index.js';
import * as cart from './content/orders/cart.js';
import * as checkout from './content/orders/checkout.js';
import * as guests from './content/orders/guest-checkout.js';
import * as guestOrders from './content/orders/guest-orders.js';
import * as invoices from './content/orders/invoices.js';
import * as orders from './content/orders/order-handlers.js';
import * as productAmounts from './content/orders/product-amounts.js';
import * as products from './content/orders/product-pictures.js';
import * as returns from './content/orders/returns.js';
import * as shipments from './content/orders/shipments.js';
import * as siteSales from './content/orders/site-sales.js';
import * as payments from './content/payments/index.js';
import { storedPictureUploads } from './content/pictures/pictures.js';
import * as shares from './content/shares/shares.js';
import { uploadParts } from './content/uploads/parts.js';
import type { Owner } from './core/storage/sweep.js';

/** The exports of each area's index: exactly its handlers. */
export type Indexes = {
  announcements: typeof announcements;
  answers: typeof answers;
  content: typeof bookmarks &
    typeof drafts &
    typeof likes &
    typeof revisions &
    typeof rendering &
    typeof tags & { getAttachmentUrl: typeof getAttachmentUrl };
  events: typeof events & { streamEvents: typeof streamEvents };
  files: typeof files;
  forum: typeof forum;
  groups: typeof groups;
  home: typeof home;
  identity: typeof users & typeof ignoring;
  marketplace: typeof marketplace;
  messages: typeof messages;
  moderation: typeof moderation;
  notifications: typeof notifications;
  orders: typeof orders &
    typeof cart &
    typeof checkout &
    typeof shipments &
    typeof payments &
    typeof invoices &
    typeof guests &
    typeof guestOrders &
    typeof returns &
    typeof siteSales;
  products: typeof products;
  search: typeof search;
  service: typeof service;
  shares: typeof shares;
  shop: typeof shop;
  site: typeof site;
  uploads: typeof sessions;
  videos: typeof videos;
  webhooks: typeof webhooks;
};

type OperationOf<Area> = {
  [Id in OperationId]: (typeof contract)[Id]['area'] extends Area ? Id : never;
}[OperationId];

/** Exports of areas that are no operation of theirs. */
export type Surplus<Areas> = { [Area in keyof Areas]: Exclude<keyof Areas[Area], OperationOf<Area>> }[keyof Areas];

/** Every operation of the contract and its handler. A missing or surplus one does not compile. */
export const handlers: Handlers & Record<Surplus<Indexes>, never> = {
  ...announcements,
  ...answers,
  ...bookmarks,
  getAttachmentUrl,
  ...ignoring,
  ...drafts,
  ...likes,
  ...events,
  streamEvents,
  ...files,
  ...forum,
  ...groups,
  ...home,
  ...marketplace,
  ...messages,
  ...moderation,
  ...notifications,
  ...orders,
  ...cart,
  ...checkout,
  ...guests,
  ...guestOrders,
  ...shipments,
  ...payments,
  ...invoices,
  ...productAmounts,
  ...returns,
  ...siteSales,
  ...products,
  ...rendering,
  ...revisions,
  ...tags,
  ...search,
  ...users,
  ...service,
  ...shares,
  ...shop,
  ...site,
  ...sessions,
  ...videos,
  ...webhooks,
};

/** Upload rules of each operation that takes a file. A missing one does not compile. */
export const uploads: UploadRules = {
  createFile: fileUploads,
  createProductPicture: storedPictureUploads,
  createVideo: videoUploads,
  updateAvatar: avatarUploads,
  updateCover: storedPictureUploads,
  updateSiteLogo: logoUploads,
  updateStorePicture: storedPictureUploads,
  updateVideoPoster: storedPictureUploads,
};

/** Owners of stored objects by their folders, for the sweep. */
export const owners: Record<string, Owner> = Object.fromEntries(
  [...Object.values(uploads), archives, renditions, uploadParts].map((owner) => [owner.folder, owner]),
);

/** Every operation of the contract with its handler. */
export const allOperations = (): Operation[] => defineOperations(handlers, uploads).map(withReview);
