import type { OperationId } from '../../generated/contract.js';
import { callAccount } from './calls/account.js';
import { callAnswers } from './calls/answers.js';
import { callCheckout } from './calls/checkout.js';
import { callContent } from './calls/content.js';
import { callFiles, callUploads } from './calls/files.js';
import { callAnnouncements, callForum } from './calls/forum.js';
import { callGroups } from './calls/groups.js';
import { callMarketplace } from './calls/marketplace.js';
import { callMessages } from './calls/messages.js';
import { callModeration } from './calls/moderation.js';
import { callNotifications } from './calls/notifications.js';
import { callService } from './calls/service.js';
import { callShop } from './calls/shop.js';
import { callVideos } from './calls/videos.js';
import { callWebhooks } from './calls/webhooks.js';
import { callReads } from './reads.js';
import type { ExampleKeys } from './service.js';
import { type Fetch, type Recorder, setStage } from './stage.js';

/** Calls every operation successfully: first the ordered scenarios, then the rest. */
export async function callEverything(
  baseUrl: string,
  keys: ExampleKeys,
  recorder: Recorder,
  fetch?: Fetch,
): Promise<void> {
  const recorded = new Set<OperationId>();
  const reply: Recorder['reply'] = (id, value) => {
    recorded.add(id);
    recorder.reply(id, value);
  };
  const stage = setStage(baseUrl, keys, { request: (id, value) => recorder.request(id, value), reply }, fetch);
  // First, because the rate limit headers are still full.
  await callService(stage);
  await callAccount(stage);
  await callForum(stage);
  await callAnnouncements(stage);
  await callAnswers(stage);
  await callContent(stage);
  await callGroups(stage);
  await callMarketplace(stage);
  await callShop(stage);
  await callCheckout(stage);
  await callFiles(stage);
  await callVideos(stage);
  await callMessages(stage);
  await callModeration(stage);
  await callWebhooks(stage);
  await callNotifications(stage);
  await callUploads(stage);
  await callReads(baseUrl, keys, { reply, recorded }, fetch);
}
