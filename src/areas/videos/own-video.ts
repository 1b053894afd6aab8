import type { Parts } from '../../api/pipeline/parts.js';
import type { StatementRunner } from '../../core/database/statement.js';
import { withAccess } from './media/playing.js';
import { videoById } from './queries.js';

/** A video for its owner. */
export const ownVideo = async (database: StatementRunner, id: number, viewer: number, origin: string, parts: Parts) =>
  withAccess((await database.$one(videoById, [id, viewer, origin, false])).parse(), {
    viewer,
    share: undefined,
    parts,
  });
