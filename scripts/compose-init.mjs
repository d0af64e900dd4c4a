// Writes random secrets for docker compose into .env. Existing names keep their values.
import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const file = path.join(process.env.COMPOSE_INIT_FOLDER ?? root, '.env');
const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
const made = {
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  POSTGRES_PASSWORD: randomBytes(18).toString('base64url'),
  POSTGRES_OWNER_PASSWORD: randomBytes(18).toString('base64url'),
  POSTGRES_WEB_PASSWORD: randomBytes(18).toString('base64url'),
  POSTGRES_WORKER_PASSWORD: randomBytes(18).toString('base64url'),
  ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
};

const missing = Object.entries(made).filter(([name]) => !new RegExp(`^${name}=.`, 'm').test(present));
if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 });
const gap = present && !present.endsWith('\n') ? '\n' : '';
appendFileSync(file, gap + missing.map(([name, value]) => `${name}=${value}\n`).join(''));
chmodSync(file, 0o600);

console.log(
  missing.length > 0
    ? `.env now holds ${missing.map(([name]) => name).join(', ')} (readable by you only).`
    : '.env already has all of them; nothing was changed.',
);
if (!/^SMTP_URL=./m.test(present))
  console.log('No email leaves until .env has SMTP_URL; the back office keeps them.');
console.log('Next: docker compose up -d --build. Change POSTGRES_PASSWORD only before the first start.');
