import { callAnswers } from './calls/answers.js';
import { callFiles } from './calls/files.js';
import { callForum } from './calls/forum.js';
import { callMarketplace } from './calls/marketplace.js';
import { callService } from './calls/service.js';
import { callShop } from './calls/shop.js';
import { callVideos } from './calls/videos.js';
import type { ExampleKeys } from './service.js';
import { type Fetch, type Recorder, setStage } from './stage.js';

/** Calls every operation so that it succeeds, in an order in which each finds what it needs. */
export async function callEverything(
  baseUrl: string,
  keys: ExampleKeys,
  recorder: Recorder,
  fetch?: Fetch,
): Promise<void> {
  const stage = setStage(baseUrl, keys, recorder, fetch);
  // The first, because a key's limits are not touched yet.
  await callService(stage);
  await callForum(stage);
  await callAnswers(stage);
  await callMarketplace(stage);
  await callShop(stage);
  await callFiles(stage);
  await callVideos(stage);
}
