import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../tests/support/settings';
import { parseEnvironment } from './env';
import { FORM_SETTINGS } from './site-forms';

const example = readFileSync('.env.example', 'utf8');
const set = Object.fromEntries(
  [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map((m) => [m[1], m[2] as string]),
);
const named = [...example.matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map((m) => m[1]);

describe('.env.example', () => {
  it('names exactly what the schema knows, once', () => {
    expect(named.toSorted()).toEqual(SETTINGS.toSorted());
  });

  it('sets nothing but the defaults', () => {
    const { formLimits, ...others } = parseEnvironment(set);
    expect({ ...others, formLimits: {} }).toEqual(parseEnvironment({}));
    expect(formLimits).toMatchObject(FORM_SETTINGS);
  });

  it('shows only values that would be accepted', () => {
    const shown = [...example.matchAll(/^(?:# )?([A-Z0-9_]+)=(.*)$/gm)].map((m) => [m[1], m[2] as string]);
    expect(() => parseEnvironment(Object.fromEntries(shown))).not.toThrow();
    expect(parseEnvironment(Object.fromEntries(shown)).MAIL_FROM).toEqual({
      name: 'Colonnade',
      address: 'site@example.org',
    });
  });

  it('leaves DATABASE_URL commented, so that the default stays embedded', () => {
    expect(example).toContain(
      '# DATABASE_URL=postgres://colonnade_owner:password@127.0.0.1:5432/colonnade\n',
    );
  });
});

describe('docs/operations.md', () => {
  it('names the limits in one row, with their defaults', () => {
    const limits = SETTINGS.filter((name) => name.startsWith('RATE_LIMIT_'));
    expect(limits.length).toBeGreaterThan(5);
    const [first, ...more] = limits;
    const names = [first, ...more.map((name) => name.replace('RATE_LIMIT', ''))];
    const defaults = limits.map(
      (name) => FORM_SETTINGS[name] ?? parseEnvironment({})[name as 'RATE_LIMIT_LOGIN'],
    );
    const row = readFileSync('docs/operations.md', 'utf8')
      .split('\n')
      .find((line) => line.includes('`RATE_LIMIT_'));
    const cells = row?.split('|').map((cell) => cell.trim());
    expect(cells?.slice(1, 3)).toEqual([names.map((name) => `\`${name}\``).join(', '), defaults.join(', ')]);
  });
});

describe('the environment', () => {
  it('treats an empty value as unset', () => {
    expect(parseEnvironment({ SMTP_URL: ' ', PORT: '' })).toMatchObject({ PORT: 3000 });
  });

  it('follows PORT with the site address', () => {
    expect(parseEnvironment({ PORT: '3100' }).SITE_URL).toBe('http://localhost:3100');
  });

  it.each([
    [{ MAIL_FROM: 'us' }, 'MAIL_FROM must be one mailbox, as name@host or Name <name@host>'],
    [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535'],
    [{ PORT: '3e3' }, 'PORT must be a number from 1 to 65535'],
    [{ SITE_URL: 'example.org' }, 'SITE_URL must be a URL that starts with http:// or https://'],
    [
      { DATABASE_URL: 'mysql://a/b' },
      'DATABASE_URL must be a URL that starts with postgres:// or postgresql://',
    ],
    [
      { DATABASE_WEB_URL: 'postgres://a/b' },
      'DATABASE_WEB_URL and DATABASE_WORKER_URL must both be set, or neither',
    ],
    [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET must have at least 32 characters'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 12 characters'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://'],
    [{ FORM_FORWARD_URL: 'ftp://a' }, 'FORM_FORWARD_URL must be a URL that starts with http:// or https://'],
    [{ RATE_LIMIT_SUPPORT: '-1' }, 'RATE_LIMIT_SUPPORT must be a whole number from 0 to 999999'],
    [
      { S3_ENDPOINT: 'https://s3.example.org', S3_REGION: 'eu', S3_BUCKET: 'site', S3_ACCESS_KEY_ID: 'a' },
      'S3_SECRET_ACCESS_KEY is not set: object storage needs all of S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, or none',
    ],
    [
      { S3_BUCKET: 'site', S3_REGION: ' ', S3_ENDPOINT: 'https://s3.example.org' },
      'S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are not set: object storage needs all of',
    ],
    [{ S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must be a URL that starts with http:// or https://'],
    [{ S3_BUCKET: 'My pictures' }, 'S3_BUCKET must be the name of a bucket, such as my-pictures'],
    [{ RATE_LIMIT_LOGIN: 'off' }, 'RATE_LIMIT_LOGIN must be a whole number from 0 to 999999'],
  ])('refuses %o by name', (source, message) => {
    expect(() => parseEnvironment(source)).toThrow(message);
  });
});
