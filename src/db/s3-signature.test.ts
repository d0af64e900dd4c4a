import { expect, it } from 'vitest';
import { encodeKey, sha256, signRequest } from './s3-signature';

/** The examples of AWS's own documentation, "Examples: Signature Calculations in AWS Signature Version 4". */
const keys = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = new Date('2013-05-24T00:00:00Z');
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const at = (path: string) => new URL(`https://examplebucket.s3.amazonaws.com${path}`);

it.each([
  [
    'GET',
    at('/test.txt'),
    { range: 'bytes=0-9' },
    EMPTY,
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT',
    at(`/${encodeKey('test$file.text')}`),
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    sha256('Welcome to Amazon S3.'),
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET',
    at('/?max-keys=2&prefix=J'),
    {},
    EMPTY,
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs %s %s as AWS does', (method, url, headers, bodyHash, signature) => {
  const signed = signRequest(
    { method, url, headers: headers as Record<string, string>, bodyHash },
    keys,
    now,
  );
  expect(signed.authorization).toMatch(new RegExp(`Signature=${signature}$`));
});

it('writes keys so that every server reads the same', () => {
  expect(encodeKey('media/ΑΦΑ (1)’s*.png')).toBe('media/%CE%91%CE%A6%CE%91%20%281%29%E2%80%99s%2A.png');
});
