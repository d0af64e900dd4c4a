import { allSecrets, keyId } from '@/kit/db/secret-keys';
import {
  PURPOSE_NAMES,
  SECRET_PURPOSES,
  type SecretPurpose,
  type StoredSecret,
} from '@/kit/db/secret-purposes';

const describe = ({ key, made, until }: StoredSecret, index: number): string => {
  const from = made ? `made ${made.slice(0, 10)}` : 'from PAYLOAD_SECRET';
  if (index === 0) return `  ${keyId(key)} ${from}, in use`;
  return `  ${keyId(key)} ${from}, still accepted${until ? ` until ${until.slice(0, 10)}` : ''}`;
};

const rowOf = (purpose: SecretPurpose): string => {
  const now = new Date().toISOString();
  const alive = allSecrets(purpose).filter(({ until }) => until === null || until > now);
  return [`${purpose}: ${SECRET_PURPOSES[purpose].of}`, ...alive.map(describe)].join('\n');
};

/** Purposes, and ids that tell secrets apart; no secret. */
export const listSecrets = (): string => PURPOSE_NAMES.map(rowOf).join('\n');
