import type { Owner } from '../../core/storage/sweep.js';

/** The folder of the parts of upload sessions. */
export const partsFolder = 'uploads';

/** Owner of the parts of upload sessions. */
export const uploadParts: Owner = {
  folder: partsFolder,
  owned: async (keys, { database: { pool } }) => {
    const text = 'SELECT object_key AS key FROM upload_parts WHERE object_key = ANY ($1)';
    return (await pool.query<{ key: string }>(text, [keys])).rows.map(({ key }) => key);
  },
};
