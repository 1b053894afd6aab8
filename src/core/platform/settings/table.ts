import { type CleanedEnv, str } from 'envalid';
import {
  addressForms,
  areas,
  logLevels,
  paymentMethods,
  searchLanguages,
  signUpModes,
  siteLanguages,
  storeModes,
  twoFactorGroups,
} from './choices.js';
import { sender, smtpServer } from './mail.js';
import { scannerPlace } from './scanner.js';
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
  percent,
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
  WORKERS: integerOr('auto', 1, 128)({ default: 1, desc: 'Number of worker processes, which share the port; `auto` is one per core. With more than one, a primary process starts and stops them, and the limits below apply to all of them together.' }),
  DATABASE_URL: databaseUrl({ ...none, desc: 'PostgreSQL connection URL. If unset, Plaza starts its own PostgreSQL.' }),
  DATABASE_DIRECT_URL: databaseUrl({ ...none, desc: 'Direct URL of the database, for migrations and commands, if `DATABASE_URL` leads to a pooler in transaction mode such as PgBouncer.' }),
  PREPARED_STATEMENTS: onOrOff({ default: 'on', desc: '`off` for a pooler without prepared statements, such as PgBouncer before 1.21.' }),
  DATABASE_REPLICA_URLS: databaseUrls({ ...none, desc: 'Streaming replicas of the database, separated by commas. They serve reads of public lists and pages without a key or a session.' }),
  REPLICA_MAX_LAG: seconds(1, 60)({ default: 1, desc: 'Maximum lag of a replica in seconds, from 1 to 60. A replica that lags more, or does not answer, is not used.' }),
  MIGRATE: onOrOff({ default: 'on', desc: 'Migrate the database at start. With `off`, the start only checks for missing migrations; run `npm run admin -- migrate` before.' }),
  DATA_DIR: str({ default: '.data', desc: 'Folder for all data on disk.' }),
  BASE_PATHS: basePaths({ default: ['/api/v1', '/v1'], desc: 'Base paths of the API; the first is canonical.' }),
  PUBLIC_URL: url('https:', 'http:')({ ...none, desc: 'Public URL of the service, if it is behind a proxy.' }),
  SITE_NAME: siteName({ default: 'Plaza', desc: 'Name of the site, on its pages, in its mails and in its contract.' }),
  SITE: onOrOff({ default: 'on', desc: 'Serve the community as pages, at `/`. The pages for accounts and staff are always served.' }),
  SITE_LANGUAGE: oneOf(['auto', ...siteLanguages])({ default: 'auto', desc: `Language of these pages: ${siteLanguages.map((each) => `\`${each}\``).join(', ')}, or \`auto\` for the browser's preference.` }),
  CONTACT_EMAIL: address({ ...none, desc: 'Contact address for questions, shown in the same places.' }),
  PAGES_DIR: str({ ...none, desc: 'Folder with `rules.txt`, `terms.txt`, `privacy.txt`, `imprint.txt` and `withdrawal.txt`: the texts of the pages `/rules`, `/terms` and so on, in Markdown. A text that an admin writes on the pages replaces them. Existing texts are linked in the footer and at sign-up.' }),
  ALLOWED_HOSTS: hosts({ default: [], desc: 'Additional host names of the service, besides that in `PUBLIC_URL`, `localhost` and the address it listens on. Requests with any other `Host` are refused.' }),
  DEMO: flag({ ...none, desc: 'Fill an empty database with a demo community. Defaults to `true` unless `DATABASE_URL` is set.' }),
  AREAS: someOf(areas)({ default: areas, desc: 'Enabled areas, or `none`; others answer 503.' }),
  SEARCH_LANGUAGES: someOf(searchLanguages)({ default: ['english'], desc: 'Languages of the site, separated by commas, or `none`: a search also finds other grammatical forms of their words, and ignores stop words such as `the`. Texts in other languages are found by the beginnings of words.' }),
  SEARCH_URL: searchServer({ ...none, desc: 'OpenSearch server to search with instead of PostgreSQL: `opensearch+https://user:password@host:9200/index`, or `opensearch+http://` on this machine. The index defaults to `plaza`. See [A search engine of its own](scale.md#a-search-engine-of-its-own).' }),
  LOG_LEVEL: oneOf(logLevels)({ default: 'info', desc: `One of ${logLevels.map((level) => `\`${level}\``).join(', ')}.` }),
  LOG_ADDRESSES: oneOf(addressForms)({ default: 'full', desc: 'Client addresses in the log: `full`, `short` for the network (/24 of IPv4, /48 of IPv6), or `off`.' }),
  TRUST_PROXY: proxies({ default: false, desc: '`true`, `false`, the number of proxies in front, or a list of their addresses and subnets.' }),
  REQUIRE_HTTPS: flag({ ...none, desc: 'Refuse plain HTTP. Defaults to `true` if `PUBLIC_URL` is https.' }),
  REQUIRE_TWO_FACTORS: oneOf(twoFactorGroups)({ default: 'none', desc: 'Accounts that need a second factor: `none`, `staff` or `all`. Users without one see only the pages to set it up, and their keys have no staff permissions.' }),
  OIDC_ISSUER: str({ ...none, desc: 'Issuer URL of an OpenID Connect provider for sign-in. Up to nine providers: `OIDC_2_ISSUER` to `OIDC_9_ISSUER`, and likewise for the next four settings.' }),
  OIDC_CLIENT_ID: str({ ...none, desc: 'Client id at this provider.' }),
  OIDC_CLIENT_SECRET: str({ ...none, desc: 'Client secret at this provider.' }),
  OIDC_NAME: str({ ...none, desc: 'Label of its button. Defaults to the host name.' }),
  OIDC_GROUPS: str({ ...none, desc: 'Claim that lists slugs of groups, such as `groups`. People become members of those at each sign-in, and no longer are of groups that the claim has stopped naming.' }),
  QUERY_KEYS: onOrOff({ default: 'on', desc: 'Accept `?api_key=`: `on` or `off`.' }),
  RATE_LIMITS: onOrOff({ default: 'on', desc: '`off` disables all limits below.' }),
  LIMITS_URL: url('redis:', 'rediss:')({ ...none, desc: 'Valkey or Redis for limits shared by several nodes: `redis://:password@host:6379/0` or `rediss://…`. If unset, they use the database.' }),
  RATE_LIMIT_ANONYMOUS: rate({ default: 300, desc: 'Requests per minute from one address without a key.' }),
  RATE_LIMIT_KEY: rate({ default: 600, desc: 'Requests per minute with one key.' }),
  RATE_LIMIT_WRITES: rate({ default: 60, desc: 'Writes per minute with one key.' }),
  RATE_LIMIT_UPLOADS: rate({ default: 20, desc: 'Uploads per minute with one key.' }),
  RATE_LIMIT_SIGN_IN: rate({ default: 15, desc: 'Sign-in attempts from one address per five minutes.' }),
  NEW_MEMBER_DAYS: integer(0, 36_500)({ default: 7, desc: 'Days for which a member is new, for the settings below. A member with fewer approved contributions than `HOLD_FIRST_POSTS` stays new; staff are never new. `0` in the demo.' }),
  HOLD_FIRST_POSTS: integer(0, 20)({ default: 2, desc: 'Number of first contributions of a new member that need approval, up to 20. Existing members are exempt. `0` in the demo. No approval is needed while there is no moderator.' }),
  HOLD_WORDS: phrases({ default: [], desc: 'Words and phrases, separated by commas, that require approval in texts of new members, in any case and script. In a file (`HOLD_WORDS_FILE`) one per line; lines that begin with `#` are comments.' }),
  HOLD_LINKS: integerOr('off', 0, 1000)({ default: 0, desc: 'Number of links above which a text of a new member needs approval, or `off`.' }),
  NEW_MEMBER_LINKS: integerOr('off', 0, 1000)({ default: 10, desc: 'Maximum number of links in a text of a new member, or `off`.' }),
  NEW_MEMBER_WRITES: integerOr('off', 1, 1_000_000)({ default: 10, desc: 'Writes per minute of a new member, with all keys; `off` for the normal limit.' }),
  NEW_MEMBER_UPLOADS: integerOr('off', 1, 1_000_000)({ default: 50, desc: 'Uploads per day of a new member, with all keys; `off` for the normal limit.' }),
  SIGN_UP: oneOf(signUpModes)({ default: 'open', desc: 'Sign-up mode: `open` to everyone, `approval` by an admin, `invite` with an invitation by a moderator, or `closed`. Invited users need no approval.' }),
  SMTP_URL: smtpServer({ ...none, desc: 'SMTP server: `smtps://user:password@host:465`, or `smtp://…:587` for STARTTLS. If unset, no mail is sent; the demo writes mails to the log.' }),
  MAIL_FROM: sender({ ...none, desc: 'Sender of mails, such as `Plaza <plaza@example.org>`. Required with `SMTP_URL`, as is `PUBLIC_URL`.' }),
  REQUIRE_VERIFIED_EMAIL: flag({ ...none, desc: 'Only members with a confirmed email address may write. Defaults to `true` if `SMTP_URL` is set.' }),
  DATABASE_POOL_SIZE: integer(1, 1000)({ ...none, desc: 'Maximum number of database connections of all processes. Defaults to 5 per worker plus 2, so `7` with one worker. Each takes about 15 MiB in PostgreSQL.' }),
  CURRENCY: currency({ default: 'EUR', desc: 'ISO 4217 code of the currency of prices and orders. It determines the decimals of amounts: none (`JPY`), two or three (`KWD`). It cannot change once there are orders.' }),
  PAYMENTS: someOf(paymentMethods)({ default: ['transfer', 'cash'], desc: 'Ways to pay that sellers can offer: `transfer`, `cash`, `stripe`, or `none`. Without any, buyers and sellers agree by themselves.' }),
  STRIPE_SECRET_KEY: str({ ...none, desc: 'Secret key of the Stripe account that takes the payments of `stripe`. With a key of the test mode (`sk_test_…`) no money moves, and the pages say so.' }),
  STRIPE_WEBHOOK_SECRET: str({ ...none, desc: 'Signing secret of the endpoint at Stripe that sends `checkout.session.*` and `refund.*` to `/api/v1/payments/stripe/events`.' }),
  STRIPE_API_URL: serverUrl({ ...none, desc: 'Server to use instead of that of Stripe, such as an emulator.' }),
  STORES: oneOf(storeModes)({ default: 'open', desc: 'Whether new stores of the marketplace are `open` at once, or need `approval` by a moderator. Those of staff need none.' }),
  COMMISSION: percent({ default: 0, desc: 'Commission of the site on sales of stores, in percent with at most two decimals. An admin can set another for a store.' }),
  UNPAID_ORDERS: rate({ default: 1, desc: 'Maximum number of unpaid orders per user and product.' }),
  UNPAID_STOCK_SHARE: integer(1, 100)({ default: 50, desc: 'Maximum share of the stock of a product, in percent, that unpaid orders of one user can reserve; always at least one piece.' }),
  STORAGE_URL: storageLocation({ ...none, desc: 'Storage of files and videos: `file:<folder>` (the default, below `DATA_DIR`), `gs://<bucket>/<prefix>`, or `s3://<bucket>/<prefix>`.' }),
  S3_ENDPOINT: serverUrl({ ...none, desc: 'Endpoint of the S3 bucket, such as `https://s3.example.org`. Defaults to Amazon S3. Region and credentials come from the sources of the AWS SDK: `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, files, or the machine’s role.' }),
  MAX_FILE_SIZE: bytes({ default: 104_857_600, desc: 'Maximum size of a file in bytes.' }),
  MAX_VIDEO_SIZE: bytes({ default: 1_073_741_824, desc: 'Maximum size of a video in bytes.' }),
  FFMPEG: str({ default: 'auto', desc: 'Program that makes pictures and other sizes of videos: `auto` looks for `ffmpeg` in `PATH`, `off` uses none, or its path. `ffprobe` has to be beside it.' }),
  MEDIA_WORKERS: integer(0, 64)({ default: 1, desc: 'How many videos this node processes at once, with `FFMPEG`. `0` leaves them to other nodes, or to `npm run admin -- media work` on other machines.' }),
  FILE_QUOTA: bytes({ default: 5_368_709_120, desc: 'Maximum size of all files of one user in bytes.' }),
  VIDEO_QUOTA: bytes({ default: 21_474_836_480, desc: 'Maximum size of all videos of one user in bytes.' }),
  SCAN_URL: scannerPlace({ ...none, desc: 'Virus scanner of uploads: `clamd://host:port` or `clamd:///path` of the socket of a clamd, whose `StreamMaxLength` should be at least that of files and videos. Without one, uploads are not scanned.' }),
  SCAN_FAILURE: oneOf(['refuse', 'accept'])({ default: 'refuse', desc: 'Uploads that cannot be scanned, since the scanner does not answer or they are larger than it accepts: `refuse` (503), or `accept`.' }),
  DOWNLOAD_RATE: integerOr('off', 10_000, 9_999_999_999)({ default: 'off', desc: 'Maximum number of bytes of a file or video that each worker process sends to one address in a second, from the local disk.' }),
  DELETION_GRACE_DAYS: integer(0, 365)({ default: 7, desc: 'Days between the request to delete an account and its deletion, up to 365, in which the owner can keep it; 0 deletes it at once.' }),
  WEBHOOK_ALLOWED_ADDRESSES: networks({ default: [], desc: 'Private addresses and subnets that webhooks may use, also by http, separated by commas: `10.1.0.0/16,::1`.' }),
  SHUTDOWN_DELAY: integer(0, 5)({ default: 0, desc: 'Seconds, up to 5, between a stop signal and the shutdown. Meanwhile requests are served and `/readyz` answers 503, so that load balancers stop sending requests in time.' }),
  METRICS_PORT: port({ ...none, desc: 'Port of the metrics for Prometheus; `0` takes a free one. If unset, there are no metrics.' }),
  METRICS_HOST: str({ default: '127.0.0.1', desc: 'Address on which the metrics are served. Everyone who can reach it can read them.' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: str({ ...none, desc: 'Endpoint for traces by OTLP over HTTP, such as `http://127.0.0.1:4318`. If unset, there are no traces. Other variables of OpenTelemetry (`OTEL_…`) work as documented there; `OTEL_SERVICE_NAME` defaults to `plaza`.' }),
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
