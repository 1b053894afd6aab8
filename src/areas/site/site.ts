import { createHash } from 'node:crypto';
import type { Prisma } from '../../../generated/prisma/client.js';
import { recordIfChanged } from '../../api/audit/changes.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { logoPath, pagesOf, storedSite } from '../../api/pipeline/site-look.js';
import { shrunkFrom } from '../../content/pictures/uploads.js';
import { problem } from '../../core/contract/problems.js';
import type { Queries } from '../../core/database/client.js';
import { defined } from '../../core/database/defined.js';
import { type SitePageName, sitePageNames } from '../../core/platform/settings/site.js';
import { discard } from '../../core/storage/discard.js';

const titles: Record<SitePageName, string> = {
  ...{ rules: 'Rules', terms: 'Terms', privacy: 'Privacy', imprint: 'Imprint' },
  withdrawal: 'Right of withdrawal',
};

/** Reads the site's name, look and pages. */
async function readSite({
  database,
  origin,
  parts: { config },
}: Pick<Input<'getSite'>, 'database' | 'origin' | 'parts'>) {
  const stored = (await database.$one(storedSite, [])).parse();
  const { welcome, accent, logo } = stored;
  const body = {
    name: config.site.name,
    welcome,
    accent,
    logo_url: logo && origin() + logoPath(config.basePaths[0], logo),
    site_pages: pagesOf(stored, config.site.texts).map((name) => ({ name, title: titles[name] })),
  };
  return { status: 200 as const, body };
}

export const getSite: Handler<'getSite'> = readSite;

type ChangeInput = Pick<
  Input<'updateSite' | 'updateSiteLogo'>,
  'database' | 'afterwards' | 'parts' | 'record' | 'origin'
>;

/** Changes the one row of settings, and returns the site as it is then. */
async function change(input: ChangeInput, data: Prisma.SiteSettingsUncheckedCreateInput) {
  const { database, afterwards, parts, record } = input;
  const upsert = { where: { id: 1 }, create: { id: 1, ...data }, update: data, select: { id: true } };
  const fields = Object.keys(data).filter((name) => name !== 'logoVersion');
  const reply = await recordIfChanged(
    () => readSite(input),
    () => database.siteSettings.upsert(upsert),
    () => record({ target: 'site', id: null, details: { fields: fields.join(', ') } }),
  );
  afterwards(async () => parts.look.forget());
  return reply;
}

export const updateSite: Handler<'updateSite'> = async (input) => {
  const { welcome, accent } = input.body;
  return change(input, defined({ welcome, accent: accent && accent.toLowerCase() }));
};

/** Pixels of a side, as in the contract. */
const logo = { sizes: [256], fit: 'contain' } as const;

export const updateSiteLogo: Handler<'updateSiteLogo'> = async (uploadInput) => {
  const [shrunk] = await shrunkFrom(uploadInput, 'logo', logo);
  const bytes = shrunk?.data ?? new Uint8Array();
  const logoVersion = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return async (input) => {
    input.afterwards(() => discard(uploadInput.parts, uploadInput.upload.key));
    return change(input, { logo: new Uint8Array(bytes), logoVersion });
  };
};

export const deleteSiteLogo: Handler<'deleteSiteLogo'> = async (input) => {
  const { database, record, afterwards, parts } = input;
  const none = { logo: null, logoVersion: null };
  const { count } = await database.siteSettings.updateMany({ where: { logoVersion: { not: null } }, data: none });
  if (count > 0) await record({ target: 'site', id: null });
  afterwards(async () => parts.look.forget());
  return readSite(input);
};

/** @throws page_not_found */
function nameOf({ name }: { name: string }): SitePageName {
  const known = sitePageNames.find((each) => each === name);
  if (known === undefined) throw problem('page_not_found');
  return known;
}

/** A page with its text: the admin's, or else the operator's; '' if there is neither. */
async function readPage(
  database: Queries,
  name: SitePageName,
  { parts: { config } }: Pick<Input<'getSitePage'>, 'parts'>,
) {
  const stored = await database.sitePage.findUnique({ where: { name }, select: { text: true } });
  return { name, title: titles[name], text: stored?.text ?? config.site.texts[name] ?? '' };
}

export const getSitePage: Handler<'getSitePage'> = async (input) => {
  const page = await readPage(input.database, nameOf(input.path), input);
  if (page.text === '') throw input.refuse('page_not_found');
  return { status: 200, body: page };
};

export const updateSitePage: Handler<'updateSitePage'> = async (input) => {
  const { database, record, afterwards, parts, body } = input;
  const name = nameOf(input.path);
  const { text } = body;
  const write = () =>
    text.trim() === ''
      ? database.sitePage.deleteMany({ where: { name } })
      : database.sitePage.upsert({
          where: { name },
          create: { name, text },
          update: { text },
          select: { name: true },
        });
  const page = await recordIfChanged(
    () => readPage(database, name, input),
    write,
    () => record({ target: 'site', id: null, details: { page: name } }),
  );
  afterwards(async () => parts.look.forget());
  return { status: 200, body: page };
};
