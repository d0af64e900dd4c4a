import { createHash, createHmac } from 'node:crypto';

export const HASH = 32;

export const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
export const hmac = (key, text) => createHmac('sha256', key).update(text, 'utf8').digest();

/** Part of every hash, so that none of them is valid elsewhere. */
export const PROTOCOL = 'colonnade-draw-2';

export const entrySalt = (listSecret, { account, handle, nth }) =>
  hmac(listSecret, `${PROTOCOL} salt\n${account}\n${nth}\n${handle}`);
export const entryHash = (salt, { account, handle, nth }) =>
  hmac(salt, `${PROTOCOL} entry\n${account}\n${nth}\n${handle}`);
