import { Secret, TOTP } from 'otpauth';
import { create } from 'qrcode';
import { requestPool } from '@/kit/db/pool';
import type { Transaction } from '@/kit/db/transaction';
import { sealCodeApp, unsealCodeApp } from './code-app-seals';
import { siteAddress } from './site-address';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;

const totpOf = (secret: Secret, label: string) => new TOTP({ issuer: siteAddress().host, label, secret });

/** One path of all dark modules, in a square of `size` modules. */
function qrOf(text: string) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data.keys()].filter((at) => data[at]);
  return { size, path: dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('') };
}

/** A new secret to show once; `sealed` travels in this browser's cookie until a code proves that an app has it. */
export function newCodeApp({ id, username }: { id: number; username: string }) {
  const secret = new Secret({ size: SECRET_BYTES });
  const address = totpOf(secret, username).toString();
  const sealed = sealCodeApp(id, secret.bytes).toString('base64url');
  return { shown: { secret: secret.base32, address, qr: qrOf(address) }, sealed };
}

/** The 30-second period that a code belongs to: this one, the one before or the next; null for a wrong code. */
function periodOf(sealed: Uint8Array, userId: number, code: string): number | null {
  const secret = unsealCodeApp(userId, sealed);
  if (!secret) return null;
  const { buffer, byteOffset, length } = secret;
  const bytes = new Uint8Array(buffer, byteOffset, length).slice();
  const token = code.replace(/\s/g, '');
  const delta = totpOf(new Secret({ buffer: bytes.buffer }), '').validate({ token, window: 1 });
  return delta === null ? null : Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta;
}

/** @returns false when the code does not fit the new secret */
export async function addCodeApp(
  tx: Transaction,
  { userId, secret }: { userId: number; secret: string },
  code: string,
): Promise<boolean> {
  const sealed = Buffer.from(secret, 'base64url');
  const period = periodOf(sealed, userId, code);
  if (period === null) return false;
  await tx.query(
    `insert into site.code_apps (user_id, sealed_secret, last_period) values ($1, $2, $3)
     on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_period = excluded.last_period,
       created_at = now(), last_used_at = null`,
    [userId, sealed, period],
  );
  return true;
}

/** Each code works once. */
export async function checkAppCode(userId: number, code: string): Promise<boolean> {
  const { rows } = await requestPool().query<{ sealed: Buffer }>(
    'select sealed_secret as sealed from site.code_apps where user_id = $1',
    [userId],
  );
  const sealed = rows[0]?.sealed;
  const period = sealed ? periodOf(sealed, userId, code) : null;
  if (!sealed || period === null) return false;
  const { rowCount } = await requestPool().query(
    `update site.code_apps set last_period = $2, last_used_at = now()
     where user_id = $1 and last_period < $2 and sealed_secret = $3`,
    [userId, period, sealed],
  );
  return rowCount === 1;
}
