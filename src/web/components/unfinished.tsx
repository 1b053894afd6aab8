import type { VNode } from 'preact';
import { type Schemas, useSite } from './context.js';
import { Form } from './form.js';

/** Uploads that are not finished yet. The script continues one when its file is chosen again. */
export function Unfinished({ uploads }: { uploads: readonly Schemas['Upload'][] }): VNode {
  const { t } = useSite();
  return (
    <section class="card unfinished" hidden={uploads.length === 0}>
      <h2>{t('upload.unfinished')}</h2>
      {uploads.length > 0 && <p class="soft">{t('upload.again')}</p>}
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id} data-session={JSON.stringify(upload)} data-upload-id={upload.id}>
            <bdi>{upload.name}</bdi>
            <progress max={upload.size} value={upload.offset} aria-label={upload.name} />
            <Form of="deleteUpload" path={{ upload: upload.id }} submit={t('cancel')} quiet />
          </li>
        ))}
      </ul>
    </section>
  );
}
