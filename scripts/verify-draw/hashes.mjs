import { createHash, createHmac } from 'node:crypto';

export const HASH = 32;

export const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
export const hmac = (key, text) => createHmac('sha256', key).update(text, 'utf8').digest();

export const entrySalt = (protocol, listSecret, { account, handle, nth }) =>
  hmac(listSecret, `${protocol} salt\n${account}\n${nth}\n${handle}`);
export const entryHash = (protocol, salt, { account, handle, nth }) =>
  hmac(salt, `${protocol} entry\n${account}\n${nth}\n${handle}`);
