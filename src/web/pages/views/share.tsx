import type { VNode } from 'preact';
import type { Shared } from '../../../content/share-access.js';
import { Field, Form, Note } from './forms.js';

type ShareProps = { shared: Shared; url: string | null; token: string; fault: string | null };

/** What a share link opens: the video or the download, or a form for its password. */
export function Share({ shared, url, token, fault }: ShareProps): VNode {
  const { kind, head, size, passwordHash, allowDownload } = shared;
  return (
    <section class="narrow">
      {/* A name may contain marks that change the direction of writing. */}
      <h1>
        <bdi>{head.name}</bdi>
      </h1>
      <p class="hint">
        {head.mimeType}, {inUnits(size)}
      </p>
      {fault !== null && <Note kind="fault">{fault}</Note>}
      {url === null && passwordHash !== null && (
        <Form action={`/shares/${shared.token}`} class="card" token={token}>
          <Field name="password" label="Password" type="password" autoComplete="off" maxLength={128} />
          <button type="submit">Open</button>
        </Form>
      )}
      {url !== null && kind === 'video' && (
        // biome-ignore lint/a11y/useMediaCaption: videos are uploaded without captions.
        <video controls src={url} aria-label={head.name} />
      )}
      {!allowDownload && kind === 'file' && <p class="empty">The owner does not allow downloads.</p>}
      {url !== null && allowDownload && (
        <p>
          <a class="button" href={url} download={head.name}>
            Download
          </a>
        </p>
      )}
    </section>
  );
}

function inUnits(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB'];
  const step = Math.min(Math.floor(Math.log2(Math.max(1, bytes)) / 10), units.length - 1);
  return step === 0 ? `${bytes} ${units[0]}` : `${(bytes / 1024 ** step).toFixed(1)} ${units[step]}`;
}
