import type { Database } from '../../../core/database/client.js';
import type { Statement, StatementRunner } from '../../../core/database/statement.js';
import type { Owner } from '../../../core/storage/sweep.js';

/** Seconds of a lease, unless renewed. */
const leaseSeconds = 60;
/** Most attempts at a film: one that ends the process each time must not do so for ever. */
export const mostAttempts = 3;
/** Seconds without a question for work after which a worker counts as gone. */
const presenceSeconds = 120;

/** A film that this process works on. */
export type Job = {
  id: number;
  lease: string;
  attempts: number;
  objectKey: string;
  mimeType: string;
  size: number;
  duration: number | null;
  /** Shorter sides of the renditions that are there. */
  sides: number[];
  hasPosters: boolean;
  /** Keys of objects that an interrupted attempt may have left. */
  left: string[];
};

/** $1 how many. A film that is hidden or deleted waits, and so do the many of one author for those of others. */
const claim: Statement<Job[]> = {
  name: 'claim_videos',
  text: `
    WITH running AS (
      SELECT author_id, count(*) AS number FROM video_jobs j JOIN videos v ON v.id = j.video_id
      WHERE lease IS NOT NULL AND due_at > clock_timestamp() GROUP BY author_id
    ),
    ranked AS (
      SELECT j.video_id, j.due_at AS since,
        coalesce(running.number, 0) + row_number() OVER (PARTITION BY v.author_id ORDER BY j.due_at) AS turn
      FROM video_jobs j JOIN videos v ON v.id = j.video_id LEFT JOIN running ON running.author_id = v.author_id
      WHERE j.due_at <= clock_timestamp()
    ),
    due AS (
      SELECT j.video_id, j.writing FROM video_jobs j JOIN ranked ON ranked.video_id = j.video_id
      WHERE j.due_at <= clock_timestamp()
      ORDER BY turn, since LIMIT $1::integer FOR UPDATE OF j SKIP LOCKED
    ),
    taken AS (
      UPDATE video_jobs j SET attempts = attempts + 1, lease = replace(gen_random_uuid()::text, '-', ''),
        due_at = clock_timestamp() + interval '${leaseSeconds} seconds'
      FROM due WHERE j.video_id = due.video_id RETURNING j.video_id, j.lease, j.attempts, due.writing
    )
    SELECT coalesce(json_agg(json_build_object('id', v.id, 'lease', t.lease, 'attempts', t.attempts, 'objectKey', v.object_key,
      'mimeType', v.mime_type, 'size', v.size, 'duration', v.duration, 'left', t.writing,
      'sides', ARRAY(SELECT side FROM video_renditions WHERE video_id = v.id),
      'hasPosters', EXISTS (SELECT FROM pictures WHERE video_id = v.id AND place = 'poster_1'))), '[]')::text AS reply
    FROM taken t JOIN videos v ON v.id = t.video_id`,
};

/** Takes films that are due. */
export const claimJobs = async ({ json }: Pick<Database, 'json'>, most: number): Promise<Job[]> =>
  (await json(claim, [most]))?.parse() ?? [];

/** $1 video, $2 lease. True if the process with this lease still has it, and the film is there. */
const isMine = 'video_id = $1::integer AND lease = $2::text AND EXISTS (SELECT FROM videos WHERE id = $1::integer)';

/** $1 video, $2 lease, $3 progress, $4 keys of objects that will be written. */
const renew: Statement<true> = {
  name: 'renew_video_job',
  text: `
    UPDATE video_jobs SET due_at = clock_timestamp() + interval '${leaseSeconds} seconds', progress = $3::smallint,
      writing = writing || $4::varchar[]
    WHERE ${isMine} RETURNING 'true' AS reply`,
};

/** Renews the lease, and notes the progress in percent and what will be written. False if it is lost. */
export const renewJob = async (
  { $json }: Pick<StatementRunner, '$json'>,
  { id, lease }: Pick<Job, 'id' | 'lease'>,
  progress: number,
  writing: readonly string[] = [],
): Promise<boolean> => (await $json(renew, [id, lease, Math.round(progress), writing])) !== null;

/** $1 video, $2 lease, $3 why it failed, or null. A film that can be watched stays so. */
const end: Statement<true> = {
  name: 'end_video_job',
  text: `
    WITH done AS (DELETE FROM video_jobs WHERE ${isMine} RETURNING video_id),
    failed AS (
      UPDATE videos SET status = 'failed', failure = $3::text FROM done
      WHERE id = video_id AND status = 'processing' AND $3::text IS NOT NULL
    )
    SELECT 'true' AS reply FROM done`,
};

/** Ends a job, with the reason if the film cannot be made. */
export const endJob = async (
  { json }: Pick<Database, 'json'>,
  { id, lease }: Pick<Job, 'id' | 'lease'>,
  failure: string | null,
): Promise<void> => void (await json(end, [id, lease, failure]));

/** $1 video, $2 lease, $3 seconds, $4 whether the attempt counts. */
const release: Statement<true> = {
  name: 'release_video_job',
  text: `
    UPDATE video_jobs SET lease = NULL, due_at = clock_timestamp() + make_interval(secs => $3::integer),
      attempts = attempts - (NOT $4::boolean)::integer
    WHERE video_id = $1::integer AND lease = $2::text RETURNING 'true' AS reply`,
};

/** Leaves a job to the next attempt. A shutdown does not count as one. */
export const releaseJob = async (
  { json }: Pick<Database, 'json'>,
  { id, lease }: Pick<Job, 'id' | 'lease'>,
  seconds: number,
  counts: boolean,
): Promise<void> => void (await json(release, [id, lease, seconds, counts]));

/** SQL of the number of processes that work on films. */
export const workersSql = `(
  SELECT count(*)::integer FROM media_workers WHERE seen_at > clock_timestamp() - interval '${presenceSeconds} seconds'
)`;

/** $1 a worker. */
const seen: Statement<true> = {
  name: 'media_worker_seen',
  text: `
    WITH gone AS (DELETE FROM media_workers WHERE seen_at < clock_timestamp() - interval '1 day')
    INSERT INTO media_workers AS w (id) VALUES ($1::text)
    ON CONFLICT (id) DO UPDATE SET seen_at = clock_timestamp() WHERE w.seen_at < clock_timestamp() - interval '30 seconds'
    RETURNING 'true' AS reply`,
};

/** Notes that a worker is there. */
export const tellPresence = async ({ json }: Pick<Database, 'json'>, id: string): Promise<void> =>
  void (await json(seen, [id]));

/** Notes that a worker ends. When it was there is remembered for a day. */
export const tellAbsence = async ({ pool }: Pick<Database, 'pool'>, id: string): Promise<void> =>
  void (await pool.query(
    `UPDATE media_workers SET seen_at = clock_timestamp() - interval '${presenceSeconds} seconds' WHERE id = $1`,
    [id],
  ));

/** A film that nobody worked on for a day, since no worker was there, is not waited for. */
const giveUp: Statement<number> = {
  name: 'give_up_video_jobs',
  text: `
    WITH given AS (
      DELETE FROM video_jobs j WHERE due_at < clock_timestamp() - interval '1 day' AND EXISTS (SELECT FROM videos WHERE id = j.video_id)
        AND NOT EXISTS (SELECT FROM media_workers WHERE seen_at > clock_timestamp() - interval '1 day')
      RETURNING video_id
    ),
    failed AS (
      UPDATE videos SET status = 'failed', failure = 'interrupted' FROM given WHERE id = video_id AND status = 'processing'
    )
    SELECT count(*)::text AS reply FROM given`,
};

/** Ends the jobs that no worker has come for within a day. Returns how many. */
export const giveUpJobs = async ({ json }: Pick<Database, 'json'>): Promise<number> =>
  (await json(giveUp, []))?.parse() ?? 0;

/** $1 video, $2 seconds until it is due. */
const begin: Statement<number> = {
  name: 'begin_video_job',
  text: `INSERT INTO video_jobs (video_id, due_at) VALUES ($1::integer, clock_timestamp() + make_interval(secs => $2::integer))
    ON CONFLICT (video_id) DO UPDATE SET due_at = video_jobs.due_at RETURNING video_id::text AS reply`,
};

/** Queues a film, unless it is queued. */
export const beginJob = async ({ $json }: Pick<StatementRunner, '$json'>, id: number, seconds = 0): Promise<void> =>
  void (await $json(begin, [id, seconds]));

const workers: Statement<number> = { name: 'media_workers', text: `SELECT ${workersSql}::text AS reply` };

/** The number of processes that work on films. */
export const countWorkers = async ({ $one }: Pick<StatementRunner, '$one'>): Promise<number> =>
  (await $one(workers, [])).parse();

/** Objects of renditions. */
export const renditions: Owner = {
  folder: 'renditions',
  owned: async (keys, { database }) => {
    const text = 'SELECT object_key AS key FROM video_renditions WHERE object_key = ANY ($1)';
    return (await database.pool.query<{ key: string }>(text, [keys])).rows.map(({ key }) => key);
  },
};

/** Keys among these that a film uses. */
export const usedKeys = async ({ pool }: Pick<Database, 'pool'>, keys: readonly string[]): Promise<Set<string>> => {
  const text = `
    SELECT object_key AS key FROM video_renditions WHERE object_key = ANY ($1)
    UNION ALL SELECT object_key FROM picture_files WHERE object_key = ANY ($1)`;
  return new Set((await pool.query<{ key: string }>(text, [keys])).rows.map(({ key }) => key));
};

const isGone = (column: string): string => `
  NOT EXISTS (SELECT FROM videos WHERE id = ${column}) AND NOT EXISTS (SELECT FROM removed.videos WHERE id = ${column})`;

const forget: Statement<string[]> = {
  name: 'forget_videos',
  text: `
    WITH made AS (DELETE FROM video_renditions r WHERE ${isGone('r.video_id')} RETURNING object_key),
    shown AS (SELECT id FROM pictures i WHERE video_id IS NOT NULL AND ${isGone('i.video_id')} FOR UPDATE),
    files AS (SELECT object_key FROM picture_files f JOIN shown ON shown.id = f.picture_id),
    pictures AS (DELETE FROM pictures USING shown WHERE pictures.id = shown.id),
    jobs AS (DELETE FROM video_jobs j WHERE ${isGone('j.video_id')} RETURNING writing),
    captions AS (DELETE FROM video_captions c WHERE ${isGone('c.video_id')})
    SELECT coalesce(json_agg(object_key), '[]')::text AS reply
    FROM (SELECT object_key FROM made UNION SELECT object_key FROM files UNION SELECT unnest(writing) FROM jobs) gone`,
};

/** Deletes the rows of films that were deleted for good. Returns the keys of their objects. */
export const forgetFilms = async ({ json }: Pick<Database, 'json'>): Promise<string[]> =>
  (await json(forget, []))?.parse() ?? [];
