// Creates the secrets for compose.yaml; existing ones are kept. Only their folder is private, since users in containers
// have to read the files.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('secrets/', import.meta.url));

if (existsSync(folder)) {
  process.stderr.write(`${folder} is there already.\n`);
  process.exit(1);
}

const secret = () => randomBytes(24).toString('base64url');
const [password, key] = [secret(), secret()];

const files = {
  'postgres-password': password,
  'database-url': `postgresql://plaza:${password}@pgbouncer:6432/plaza`,
  'database-direct-url': `postgresql://plaza:${password}@postgres:5432/plaza`,
  'pgbouncer-users': `"plaza" "${password}"`,
  's3-credentials': `[default]\naws_access_key_id = plaza\naws_secret_access_key = ${key}`,
  's3.env': `ROOT_ACCESS_KEY=plaza\nROOT_SECRET_KEY=${key}`,
  'grafana-password': secret(),
};

mkdirSync(folder, { mode: 0o700 });
for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}${name}`, `${text}\n`, { mode: 0o644 });
process.stderr.write(`Made ${Object.keys(files).length} files in ${folder}\n`);
