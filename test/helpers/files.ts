import type { TestApp } from './app.js';

export type FileReply = {
  id: number;
  name: string;
  mime_type: string;
  size: number;
  sha256: string;
  reference: string;
};

/** Helpers to upload files and inspect the storage. */
export function filesOf({ api, people, storage, database }: TestApp) {
  return {
    upload: async (bytes: Buffer | string, name = 'note.txt', key = people.member.key): Promise<FileReply> =>
      (await api.post('/files', key).attach('file', Buffer.from(bytes), name).expect(201)).body,
    /** All objects in the storage, including partial ones. */
    stored: async (): Promise<string[]> => {
      const keys: string[] = [];
      for await (const { key } of storage.list('files')) keys.push(key);
      return keys.sort();
    },
    /** All objects with a row, deleted or not. */
    listed: async (): Promise<string[]> => {
      const { rows } = await database.pool.query<{ key: string }>(
        'SELECT object_key AS key FROM files UNION ALL SELECT object_key FROM removed.files ORDER BY 1',
      );
      return rows.map(({ key }) => key).sort();
    },
  };
}

export const boundary = 'a-line-between-parts';

/** A multipart body as bytes: headers and content of each part. */
export function multipart(...parts: [headers: string, content: Buffer | string][]): Buffer {
  const pieces = parts.flatMap(([headers, content]) => [
    Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

export const filePart = (name = 'note.txt', field = 'file'): string =>
  `Content-Disposition: form-data; name="${field}"; filename="${name}"`;
export const textPart = (field: string): string => `Content-Disposition: form-data; name="${field}"`;
