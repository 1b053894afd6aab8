import type { OperationId } from '../../generated/contract.js';
import type { Input } from '../api/pipeline/handlers.js';
import { iso } from '../core/database/formats.js';
import { ownTerms } from './shares/share-links.js';

const downloadSeconds = 3600;

type Downloaded = { name: string; mimeType: string; objectKey: string };

/** A link that downloads a file without a key under these terms, as the contract has it. */
export async function downloadOf(
  { parts, origin }: Pick<Input<OperationId>, 'parts' | 'origin'>,
  { name, mimeType, objectKey: key }: Downloaded,
  terms = ownTerms,
) {
  const head = { key, name, mimeType, disposition: 'attachment' as const };
  const { url, expiresAt } = await parts.storage.link(head, downloadSeconds, origin(), terms);
  return { download_url: url, expires_at: iso(expiresAt) };
}
