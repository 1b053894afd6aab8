import type { Transaction } from '../../../core/database/client.js';

/** Names that people could take for staff's. */
const reserved = [
  ...['admin', 'admins', 'administrator', 'administration', 'moderator', 'moderators', 'moderation', 'mod', 'mods'],
  ...['root', 'system', 'staff', 'team', 'support', 'help', 'helpdesk', 'security', 'abuse', 'postmaster', 'webmaster'],
  ...['official', 'operator', 'owner', 'plaza'],
];

const alike: Record<string, string> = { '0': 'o', '1': 'l', i: 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' };

/** Normalizes a name so that look-alikes are equal. */
function looksOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return plain
    .replace(/[01345i78]/g, (sign) => alike[sign] ?? sign)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** True if a name could be taken for staff's: it is or looks like a reserved name, the site's, or a staff member's. */
export async function isStaffsName(client: Transaction, name: string, siteName: string): Promise<boolean> {
  const names = [name, name.replace(/[\d_-]+$/, ''), name.replace(/^(?:the|real|official)[_-]*/i, '')].map(looksOf);
  const reservedLooks = new Set([...reserved, siteName].map(looksOf).filter((each) => each !== ''));
  if (names.some((each) => reservedLooks.has(each))) return true;
  const staff = await client.$queryRaw<{ username: string }[]>`
    SELECT username::text FROM users WHERE role <> 'member' AND deleted_at IS NULL`;
  return staff.some(({ username }) => looksOf(username) === looksOf(name));
}
