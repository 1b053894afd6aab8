import type { VNode } from 'preact';
import { type Export, type Exports, keptDays, mostADay } from '../../../../accounts/exports/exports.js';
import { Fact } from '../fact.js';
import { Form, Note } from '../forms.js';
import { ActionLink } from '../links.js';

type DataProps = Exports & { token: string; fault: string | null };

const faults = {
  storage:
    'The archive could not be stored: the storage is full, or cannot be reached. Nothing is left of it. Try again later.',
  interrupted: 'The archive could not be made: it was interrupted again and again. Try again later.',
} as const;

/** The page of the profile about all that one has here: to take it along, and to delete it. */
export function Data({ last, ready, isLimited, token, fault }: DataProps): VNode {
  const isRunning = last?.state === 'waiting' || last?.state === 'running';
  return (
    <>
      <h1>Your data</h1>
      {fault !== null && <Note kind="fault">{fault}</Note>}
      <section aria-labelledby="archive-title">
        <h2 id="archive-title">An archive of all of it</h2>
        <p>
          Everything that you wrote and uploaded, also what is hidden or deleted and still kept: lists as JSON, and the
          bytes of your files and videos, in one ZIP file. It may take a while, and is then kept for {keptDays} days.
        </p>
        {last?.state === 'failed' && last.fault !== null && <Note kind="fault">{faults[last.fault]}</Note>}
        {isRunning && <Running archive={last} />}
        {ready !== null && <Ready archive={ready} />}
        {!isRunning && !isLimited && (
          <Form action="/profile/data" class="actions" token={token}>
            <button type="submit" class={ready === null ? '' : 'quiet'}>
              {ready === null ? 'Make an archive' : 'Make a new one in its place'}
            </button>
          </Form>
        )}
        {!isRunning && isLimited && (
          <p class="hint">You have had {mostADay} archives within a day: come back tomorrow.</p>
        )}
      </section>
      <section aria-labelledby="deletion-title">
        <h2 id="deletion-title">Deletion</h2>
        <p>What of it goes with your account, and what stays for others, the next page says before anything is done.</p>
        <ActionLink href="/profile/delete" kind="danger quiet">
          Delete your account
        </ActionLink>
      </section>
    </>
  );
}

const count = new Intl.NumberFormat('en-GB');
const short = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** A size as people read it. */
function sizeOf(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${short.format(bytes / 1000 ** power)} ${units[power]}`;
}

function Running({ archive }: { archive: Export }): VNode {
  const { state, parts, partsTotal, records, bytes } = archive;
  return (
    <div class="card">
      {state === 'waiting' ? (
        <p role="status">Your archive waits for its turn.</p>
      ) : (
        <>
          <label for="progress">Your archive is being made: {`${parts} of ${partsTotal} parts`}</label>
          <progress id="progress" value={parts} max={Math.max(partsTotal, 1)} />
          <p class="hint" role="status">
            {count.format(records)} records, {sizeOf(bytes)} so far
          </p>
        </>
      )}
      <ActionLink href="/profile/data" kind="quiet">
        Look again
      </ActionLink>
    </div>
  );
}

function Ready({ archive: { endedAt, expiresAt, records, bytes, missing } }: { archive: Export }): VNode {
  return (
    <div class="card">
      <dl class="facts">
        {endedAt !== null && <Fact label="Made" at={endedAt} />}
        <Fact label="Has">
          {count.format(records)} records, {sizeOf(bytes)}
        </Fact>
        {expiresAt !== null && <Fact label="Kept until" at={expiresAt} />}
      </dl>
      {missing > 0 && (
        <Note kind="warning">
          {missing === 1 ? 'One file or video' : `${count.format(missing)} files and videos`} could not be read in full;
          missing.json in the archive says which.
        </Note>
      )}
      <ActionLink href="/profile/data/archive">Download the archive</ActionLink>
    </div>
  );
}
