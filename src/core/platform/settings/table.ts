import { type CleanedEnv, str } from 'envalid';
import {
  addressForms,
  areas,
  logLevels,
  searchLanguages,
  signUpModes,
  siteLanguages,
  twoFactorGroups,
} from './choices.js';
import { sender, smtpServer } from './mail.js';
import { searchServer } from './search.js';
import { storageLocation } from './storage.js';
import {
  address,
  basePaths,
  currency,
  databaseProtocols,
  databaseUrls,
  flag,
  hosts,
  integer,
  integerOr,
  networks,
  oneOf,
  phrases,
  proxies,
  seconds,
  serverUrl,
  siteName,
  someOf,
  url,
} from './validators.js';

const port = integer(0, 65_535);
const rate = integer(1, 1_000_000);
const bytes = integer(1, 9_999_999_999);
const onOrOff = oneOf(['on', 'off']);
const databaseUrl = url(...databaseProtocols);
/** The default of an optional setting, or of one that follows from others. */
const none = { default: undefined };

/** Every setting with its format, default and meaning. The table in docs/settings.md is generated from it. */
// biome-ignore format: a line for each setting.
export const settings = {
  PORT: port({ default: 3000, desc: 'Port to listen on; `0` takes a free one.' }),
  HOST: str({ default: '127.0.0.1', desc: 'Address to listen on. `0.0.0.0` or `::` opens the service to the network.' }),
  WORKERS: integerOr('auto', 1, 128)({ default: 1, desc: 'Processes that serve, on the one port; `auto` is one for each core. With more than one, another process starts and ends them, and the limits below hold for all of them together.' }),
  DATABASE_URL: databaseUrl({ ...none, desc: 'A PostgreSQL connection URL. Unset, Plaza starts its own PostgreSQL.' }),
  DATABASE_DIRECT_URL: databaseUrl({ ...none, desc: 'The same database past a pooler in transaction mode, such as PgBouncer, that `DATABASE_URL` leads to: for migrations and commands.' }),
  PREPARED_STATEMENTS: onOrOff({ default: 'on', desc: '`off` for a pooler that does not know prepared statements, such as PgBouncer before 1.21.' }),
  DATABASE_REPLICA_URLS: databaseUrls({ ...none, desc: 'Streaming replicas of that database, with commas between them. Reads of open lists and pages without a key or a session go there.' }),
  REPLICA_MAX_LAG: seconds(1, 60)({ default: 1, desc: 'Seconds that a replica may be behind, from 1 to 60. One that is further behind, or does not answer, is not read from.' }),
  MIGRATE: onOrOff({ default: 'on', desc: 'Migrate the database at start. With `off` a start only checks that it is migrated, and `npm run admin -- migrate` does it.' }),
  DATA_DIR: str({ default: '.data', desc: 'Folder for everything that the service keeps on disk.' }),
  BASE_PATHS: basePaths({ default: ['/api/v1', '/v1'], desc: 'Paths that the interface answers under; the first is canonical.' }),
  PUBLIC_URL: url('https:', 'http:')({ ...none, desc: 'Address that the outside world uses, if a proxy stands in front.' }),
  SITE_NAME: siteName({ default: 'Plaza', desc: 'What the service is called, on its pages, in its mails and in its contract.' }),
  SITE: onOrOff({ default: 'on', desc: 'Whether the community is shown as pages, at `/`. The pages for accounts and staff are there with `off` as well.' }),
  SITE_LANGUAGE: oneOf(['auto', ...siteLanguages])({ default: 'auto', desc: `The language of these pages: ${siteLanguages.map((each) => `\`${each}\``).join(', ')}, or \`auto\` for what the browser prefers.` }),
  CONTACT_EMAIL: address({ ...none, desc: 'The address for questions about it, shown in the same places.' }),
  PAGES_DIR: str({ ...none, desc: 'A folder with `rules.txt`, `terms.txt`, `privacy.txt` and `imprint.txt`, the texts of the pages at these addresses in Markdown, as long as no admin has written others on the pages. Those that exist are linked at the end of each page and at sign-up.' }),
  ALLOWED_HOSTS: hosts({ default: [], desc: 'Names, besides that in `PUBLIC_URL`, by which the service is reached. Another `Host` than these, `localhost` and the address it listens on is refused.' }),
  DEMO: flag({ ...none, desc: 'Fill an empty database with a demo community. `true` unless `DATABASE_URL` is set.' }),
  AREAS: someOf(areas)({ default: areas, desc: 'Active areas, or `none`; the others answer 503.' }),
  SEARCH_LANGUAGES: someOf(searchLanguages)({ default: ['english'], desc: 'The languages of the site, with commas between them, or `none`: a search also finds other grammatical forms of their words, and leaves out words such as `the`. What is written in other languages is found as well, by the beginnings of words.' }),
  SEARCH_URL: searchServer({ ...none, desc: 'An OpenSearch that looks for words in PostgreSQL’s place: `opensearch+https://user:password@host:9200/index`, or `opensearch+http://` on this machine. The index is called `plaza` unless it is named. See [A search engine of its own](scale.md#a-search-engine-of-its-own).' }),
  LOG_LEVEL: oneOf(logLevels)({ default: 'info', desc: `One of ${logLevels.map((level) => `\`${level}\``).join(', ')}.` }),
  LOG_ADDRESSES: oneOf(addressForms)({ default: 'full', desc: 'What the log says of the addresses of callers: `full`, `short` for their network (/24 of IPv4, /48 of IPv6), or `off`.' }),
  TRUST_PROXY: proxies({ default: false, desc: '`true`, `false`, the number of proxies in front, or a list of their addresses and subnets.' }),
  REQUIRE_HTTPS: flag({ ...none, desc: 'Refuse plain HTTP. `true` when `PUBLIC_URL` is https.' }),
  REQUIRE_TWO_FACTORS: oneOf(twoFactorGroups)({ default: 'none', desc: 'Who needs a second factor to sign in: `none`, `staff` or `all`. Without one a person sees only the pages that set it up, and their keys have no powers of staff.' }),
  OIDC_ISSUER: str({ ...none, desc: 'Another service that people can sign in with, by OpenID Connect: the issuer’s address. Up to nine, as `OIDC_2_ISSUER` to `OIDC_9_ISSUER` and so on for the other three.' }),
  OIDC_CLIENT_ID: str({ ...none, desc: 'The client id of this service there.' }),
  OIDC_CLIENT_SECRET: str({ ...none, desc: 'The secret that goes with it.' }),
  OIDC_NAME: str({ ...none, desc: 'The label of its button; the name of its host unless it is set.' }),
  QUERY_KEYS: onOrOff({ default: 'on', desc: 'Accept `?api_key=`: `on` or `off`.' }),
  RATE_LIMITS: onOrOff({ default: 'on', desc: '`off` lifts all of the limits below.' }),
  LIMITS_URL: url('redis:', 'rediss:')({ ...none, desc: 'A Valkey or Redis, as `redis://:password@host:6379/0` or `rediss://…`, in which several nodes count the limits together. Unset, they do so in the database.' }),
  RATE_LIMIT_ANONYMOUS: rate({ default: 300, desc: 'Requests a minute from one address without a key.' }),
  RATE_LIMIT_KEY: rate({ default: 600, desc: 'Requests a minute with one key.' }),
  RATE_LIMIT_WRITES: rate({ default: 60, desc: 'Of these, writes.' }),
  RATE_LIMIT_UPLOADS: rate({ default: 20, desc: 'Of these, uploads.' }),
  RATE_LIMIT_SIGN_IN: rate({ default: 15, desc: 'Attempts to sign in within five minutes from one address.' }),
  NEW_MEMBER_DAYS: integer(0, 36_500)({ default: 7, desc: 'For how many days a member is new, for the settings below. A member with fewer approved contributions than `HOLD_FIRST_POSTS` is new for longer; staff never are. `0` in the demo.' }),
  HOLD_FIRST_POSTS: integer(0, 20)({ default: 2, desc: 'How many contributions of a new member wait for approval, up to 20. Members from before are known. `0` in the demo. Nothing waits while there is no moderator.' }),
  HOLD_WORDS: phrases({ default: [], desc: 'Words and phrases, with commas between them, with which what a new member writes waits for approval, in any case and script. In a file (`HOLD_WORDS_FILE`) one a line; a line that begins with `#` is a comment.' }),
  HOLD_LINKS: integerOr('off', 0, 1000)({ default: 0, desc: 'Links beyond which what a new member writes waits for approval, or `off`.' }),
  NEW_MEMBER_LINKS: integerOr('off', 0, 1000)({ default: 10, desc: 'Links at most in what a new member writes, or `off`.' }),
  NEW_MEMBER_WRITES: integerOr('off', 1, 1_000_000)({ default: 10, desc: 'Writes a minute of a new member, with all keys; `off` for as many as others.' }),
  NEW_MEMBER_UPLOADS: integerOr('off', 1, 1_000_000)({ default: 50, desc: 'Uploads a day of a new member, with all keys; `off` for as many as others.' }),
  SIGN_UP: oneOf(signUpModes)({ default: 'open', desc: 'Who gets an account: `open` for everybody, `approval` once an admin approves, `invite` with an invitation by a moderator, `closed` for no one. With an invitation no approval is needed.' }),
  SMTP_URL: smtpServer({ ...none, desc: 'The server that sends mail: `smtps://user:password@host:465`, or `smtp://…:587` for STARTTLS. Unset, no mail is sent; the demo writes it to the log.' }),
  MAIL_FROM: sender({ ...none, desc: 'The sender of mail, such as `Plaza <plaza@example.org>`. Needed with `SMTP_URL`, as is `PUBLIC_URL`.' }),
  REQUIRE_VERIFIED_EMAIL: flag({ ...none, desc: 'Only members with a confirmed email address may write. `true` when `SMTP_URL` is set.' }),
  DATABASE_POOL_SIZE: integer(1, 1000)({ ...none, desc: 'Connections to the database at most, of all processes together. 5 for each worker and 2, which is `7` with one. Each takes PostgreSQL about 15 MiB.' }),
  CURRENCY: currency({ default: 'EUR', desc: 'ISO 4217 code of the currency of prices and orders. It says how many decimals an amount has: none (`JPY`), two or three (`KWD`). It cannot change once there are orders.' }),
  UNPAID_ORDERS: rate({ default: 1, desc: 'Unpaid orders that one person may have for one product.' }),
  UNPAID_STOCK_SHARE: integer(1, 100)({ default: 50, desc: 'Percent of the stock of a product that unpaid orders of one person may reserve, one piece in any case.' }),
  STORAGE_URL: storageLocation({ ...none, desc: 'Where files and videos are kept: `file:<folder>`, by default below `DATA_DIR`, `gs://<bucket>/<prefix>`, or `s3://<bucket>/<prefix>`.' }),
  S3_ENDPOINT: serverUrl({ ...none, desc: 'Where an S3 bucket is, such as `https://s3.example.org`. Unset, it is Amazon’s. Region and credentials are found as the AWS SDK finds them: `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, files, or the machine’s role.' }),
  MAX_FILE_SIZE: bytes({ default: 104_857_600, desc: 'Bytes of a file at most.' }),
  MAX_VIDEO_SIZE: bytes({ default: 1_073_741_824, desc: 'Bytes of a video at most.' }),
  FILE_QUOTA: bytes({ default: 5_368_709_120, desc: 'Bytes of all files of one person at most.' }),
  DELETION_GRACE_DAYS: integer(0, 365)({ default: 7, desc: 'Days from the request to delete an account until it is deleted, up to 365, in which it can be withdrawn; 0 deletes it at once.' }),
  WEBHOOK_ALLOWED_ADDRESSES: networks({ default: [], desc: 'Addresses and subnets, with commas between them, that webhooks may lead to although they are not public, by http as well: `10.1.0.0/16,::1`.' }),
  SHUTDOWN_DELAY: integer(0, 5)({ default: 0, desc: 'Seconds, up to 5, for which a service that is told to stop goes on as before while `/readyz` says 503, so that a load balancer stops sending requests in time.' }),
  METRICS_PORT: port({ ...none, desc: 'Port of the metrics for Prometheus; `0` takes a free one. Unset, nothing is measured.' }),
  METRICS_HOST: str({ default: '127.0.0.1', desc: 'Address that the metrics are served on. They are open to everyone who reaches it.' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: str({ ...none, desc: 'Where traces go, by OTLP over HTTP, such as `http://127.0.0.1:4318`. Unset, there are none. OpenTelemetry’s other variables (`OTEL_…`) work as documented there; `OTEL_SERVICE_NAME` is `plaza` unless it is set.' }),
};

/** The name of an environment variable that is a setting. */
export type SettingName = keyof typeof settings;

/** The parsed settings; undefined where one without a default is not set. */
export type Values = CleanedEnv<typeof settings>;

/** The default of a setting as text; empty without one. */
export function defaultOf(name: SettingName): string {
  return String(settings[name].default ?? '');
}

/** The settings as a Markdown table. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(([name, { desc }]) => {
    const value = defaultOf(name as SettingName);
    return `| \`${name}\` | ${value && `\`${value}\``} | ${desc} |`;
  });
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}
