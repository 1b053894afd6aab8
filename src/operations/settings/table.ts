import { areas, logLevels } from './choices.js';

/** `isSecret`: no part of it is ever shown. A URL is shown without its password anyhow. */
type Setting = { default: string; meaning: string; isSecret?: true };

/** What reads them and the README's table both come from here, so neither can name a setting that the other lacks. */
export const settings = {
  PORT: { default: '3000', meaning: 'Port to listen on; `0` takes a free one.' },
  HOST: { default: '127.0.0.1', meaning: 'Address to listen on. `0.0.0.0` or `::` opens the service to the network.' },
  WORKERS: {
    default: '1',
    meaning:
      'Processes that serve, on the one port; `auto` is one for each core. With more than one, another process starts and ends them, and counts the limits below for all.',
  },
  DATABASE_URL: { default: '', meaning: 'A PostgreSQL connection URL. Unset, Plaza starts its own PostgreSQL.' },
  DATABASE_DIRECT_URL: {
    default: '',
    meaning:
      'The same database past a pooler in transaction mode, such as PgBouncer, that `DATABASE_URL` leads to: for migrations and commands.',
  },
  PREPARED_STATEMENTS: {
    default: 'on',
    meaning: '`off` for a pooler that does not know prepared statements, such as PgBouncer before 1.21.',
  },
  DATABASE_REPLICA_URLS: {
    default: '',
    meaning:
      'Streaming replicas of that database, divided by commas. Reads of open lists and pages without a key or a session go there.',
  },
  REPLICA_MAX_LAG: {
    default: '1',
    meaning:
      'Seconds that a replica may be behind, from 1 to 60. One that is further behind, or does not answer, is left.',
  },
  MIGRATE: {
    default: 'on',
    meaning:
      'Bring the database up to date at start. With `off` a start only sees that it is, and `npm run admin -- migrate` does it.',
  },
  DATA_DIR: { default: '.data', meaning: 'Folder for all that the service keeps on disk.' },
  BASE_PATHS: { default: '/api/v1,/v1', meaning: 'Paths that the interface answers under; the first is canonical.' },
  PUBLIC_URL: { default: '', meaning: 'Address that the outside world uses, if a proxy stands in front.' },
  SITE_NAME: {
    default: 'Plaza',
    meaning: 'What the service is called, on its pages, in its mails and in its contract.',
  },
  CONTACT_EMAIL: { default: '', meaning: 'Whom to write to about it, shown in the same places.' },
  PAGES_DIR: {
    default: '',
    meaning:
      'A folder with `terms.txt`, `privacy.txt` and `imprint.txt`, the texts of the pages at these addresses: paragraphs with empty lines between. Those that are there are linked at the end of each page and at sign-up.',
  },
  ALLOWED_HOSTS: {
    default: '',
    meaning:
      'Names, besides that in `PUBLIC_URL`, by which the service is reached. Another `Host` than these, `localhost` and the address it listens on is refused.',
  },
  DEMO: { default: '', meaning: 'Fill an empty database with a demo community. `true` unless `DATABASE_URL` is set.' },
  AREAS: { default: areas.join(','), meaning: 'Active areas, or `none`; the others answer 503.' },
  LOG_LEVEL: {
    default: 'info',
    meaning: `One of ${logLevels.map((level) => `\`${level}\``).join(', ')}.`,
  },
  LOG_ADDRESSES: {
    default: 'full',
    meaning:
      'What the log says of the addresses of callers: `full`, `short` for their network (/24 of IPv4, /48 of IPv6), or `off`.',
  },
  TRUST_PROXY: {
    default: 'false',
    meaning: '`true`, `false`, the number of proxies in front, or a list of their addresses and subnets.',
  },
  REQUIRE_HTTPS: { default: '', meaning: 'Refuse plain HTTP. `true` when `PUBLIC_URL` is https.' },
  REQUIRE_TWO_FACTORS: {
    default: 'none',
    meaning:
      'Who has to have a second factor to sign in with: `none`, `staff` or `all`. Until somebody has one they get to no page but those that set it up, and their keys have no powers of staff.',
  },
  OIDC_ISSUER: {
    default: '',
    meaning:
      'Where else people can sign in, by OpenID Connect: the issuer’s address. Up to nine, as `OIDC_2_ISSUER` to `OIDC_9_ISSUER` and so on for the other three.',
  },
  OIDC_CLIENT_ID: { default: '', meaning: 'As what that issuer knows this service.' },
  OIDC_CLIENT_SECRET: { default: '', meaning: 'The secret that goes with it.', isSecret: true },
  OIDC_NAME: { default: '', meaning: 'What the button to it says; the name of its host unless it is set.' },
  QUERY_KEYS: { default: 'on', meaning: 'Accept `?api_key=`: `on` or `off`.' },
  RATE_LIMITS: { default: 'on', meaning: '`off` lifts all of the limits below.' },
  LIMITS_URL: {
    default: '',
    meaning:
      'A Valkey or Redis, as `redis://:password@host:6379/0` or `rediss://…`, in which several nodes count the limits together. Unset, they do so in the database.',
  },
  RATE_LIMIT_ANONYMOUS: { default: '300', meaning: 'Requests a minute from one address without a key.' },
  RATE_LIMIT_KEY: { default: '600', meaning: 'Requests a minute with one key.' },
  RATE_LIMIT_WRITES: { default: '60', meaning: 'Of these, writes.' },
  RATE_LIMIT_UPLOADS: { default: '20', meaning: 'Of these, uploads.' },
  RATE_LIMIT_SIGN_IN: { default: '15', meaning: 'Attempts to sign in within five minutes from one address.' },
  RATE_LIMIT_REPORTS: { default: '20', meaning: 'Reports to the moderators that one person makes within an hour.' },
  NEW_MEMBER_DAYS: {
    default: '7',
    meaning:
      'For how many days a member is new, for the settings below. One of whom fewer contributions are approved than `HOLD_FIRST_POSTS` says is new for longer; staff never are. `0` in the demo.',
  },
  HOLD_FIRST_POSTS: {
    default: '2',
    meaning:
      'How many contributions of a new member wait for approval, up to 20. Members from before are known. `0` in the demo. Nothing is held while there is no moderator.',
  },
  HOLD_WORDS: {
    default: '',
    meaning: 'Words and phrases, divided by commas, that hold what a new member writes, in any case and script.',
  },
  HOLD_WORDS_FILE: { default: '', meaning: 'A file of more of them, one a line; a line that begins with `#` is none.' },
  HOLD_LINKS: {
    default: '0',
    meaning: 'Links beyond which what a new member writes is held, or `off`.',
  },
  NEW_MEMBER_LINKS: { default: '10', meaning: 'Links at most in what a new member writes, or `off`.' },
  NEW_MEMBER_WRITES: {
    default: '10',
    meaning: 'Writes a minute of a new member, with all keys; `off` for as many as others.',
  },
  NEW_MEMBER_UPLOADS: {
    default: '50',
    meaning: 'Uploads a day of a new member, with all keys; `off` for as many as others.',
  },
  SIGN_UP: {
    default: 'open',
    meaning:
      'Who gets an account: `open` for everybody, `approval` once an admin approves, `invite` with an invitation by a moderator, `closed` for nobody. An invitation spares the approval, too.',
  },
  SMTP_URL: {
    default: '',
    meaning:
      'The server that takes our mail: `smtps://user:password@host:465`, or `smtp://…:587` for STARTTLS. Unset, no mail is sent; the demo writes it to the log.',
  },
  MAIL_FROM: {
    default: '',
    meaning: 'Whom our mail is from, such as `Plaza <plaza@example.org>`. Needed with `SMTP_URL`, as is `PUBLIC_URL`.',
  },
  REQUIRE_VERIFIED_EMAIL: {
    default: '',
    meaning: 'Let nobody write whose email address is not confirmed. `true` when `SMTP_URL` is set.',
  },
  DATABASE_POOL_SIZE: {
    default: '',
    meaning:
      'Connections to the database at most, of all processes together. `10`, or with several workers 5 for each and 2.',
  },
  CURRENCY: { default: 'EUR', meaning: 'ISO 4217 code of the currency of all prices.' },
  UNPAID_ORDERS: { default: '1', meaning: 'Unpaid orders of one person that may hold one product.' },
  UNPAID_STOCK_SHARE: {
    default: '50',
    meaning: 'Percent of the stock of a product that unpaid orders of one person may hold, one piece in any case.',
  },
  STORAGE_URL: {
    default: '',
    meaning:
      'Where files and videos are kept: `file:<folder>`, by default below `DATA_DIR`, `gs://<bucket>/<prefix>`, or `s3://<bucket>/<prefix>`.',
  },
  S3_ENDPOINT: {
    default: '',
    meaning:
      'Where an S3 bucket is, such as `https://s3.example.org`. Unset, it is Amazon’s. Region and credentials are found as the AWS SDK finds them: `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, files, or the machine’s role.',
  },
  S3_PATH_STYLE: {
    default: '',
    meaning: 'Whether the bucket stands in the path and not in the host name. `true` when `S3_ENDPOINT` is set.',
  },
  MAX_FILE_SIZE: { default: '104857600', meaning: 'Bytes of a file at most.' },
  MAX_VIDEO_SIZE: { default: '1073741824', meaning: 'Bytes of a video at most.' },
  FILE_QUOTA: { default: '5368709120', meaning: 'Bytes of all files of one person at most.' },
  REVISIONS_KEPT: {
    default: '100',
    meaning: 'How many earlier versions of a text are kept, the newest ones, from 1 to 1000.',
  },
  DELETION_GRACE_DAYS: {
    default: '7',
    meaning:
      'For how many days people can still keep their account who asked for its deletion, up to 365; 0 deletes it at once.',
  },
  HSTS_SUBDOMAINS: {
    default: 'false',
    meaning:
      'Whether browsers are told to use HTTPS for all names below that of the service, too. For its own they are, over HTTPS.',
  },
  REQUEST_TIMEOUT: { default: '120', meaning: 'Seconds in which a request has to arrive, unless it is an upload.' },
  UPLOAD_IDLE_TIMEOUT: { default: '60', meaning: 'Seconds without a byte after which an upload is cut off.' },
  SHUTDOWN_DELAY: {
    default: '0',
    meaning:
      'Seconds, up to 5, for which a service that is told to end goes on as before, with `/readyz` saying 503, so that a balancer leaves it in time.',
  },
  METRICS_PORT: {
    default: '',
    meaning: 'Port of the metrics for Prometheus; `0` takes a free one. Unset, nothing is measured.',
  },
  METRICS_HOST: {
    default: '127.0.0.1',
    meaning: 'Address that the metrics are served on. They are open to whoever reaches it.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    default: '',
    meaning:
      'Where traces go, by OTLP over HTTP, such as `http://127.0.0.1:4318`. Unset, none are taken down. The other variables of OpenTelemetry (`OTEL_…`) mean what they mean everywhere.',
  },
  OTEL_SERVICE_NAME: { default: 'plaza', meaning: 'What the service is called in traces.' },
} as const satisfies Record<string, Setting>;

/** The name of an environment variable that is a setting. */
export type SettingName = keyof typeof settings;

/** The settings as the README's table. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const fallback = setting.default === '' ? '' : `\`${setting.default}\``;
    return `| \`${name}\` | ${fallback} | ${setting.meaning} |`;
  });
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}
