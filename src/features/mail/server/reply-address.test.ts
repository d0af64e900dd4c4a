import { expect, it } from 'vitest';
import { readReplyAddress, replyAddress } from './reply-address';

const record = { collection: 'support-tickets', id: '12' };
const address = replyAddress('support@colonnade.example', record);

it('names its record in an address that no server may change', () => {
  expect(address).toMatch(/^support\+t12-[0-9a-f]{24}@colonnade\.example$/);
  expect(readReplyAddress(address)).toEqual({ mailbox: 'support@colonnade.example', record });
  expect(readReplyAddress(address.toUpperCase()).record).toEqual(record);
});

it('names none for another record, or without our signature', () => {
  expect(readReplyAddress(address.replace('t12', 't13')).record).toBeNull();
  expect(readReplyAddress(address.replace('t12', 'q12')).record).toBeNull();
  expect(readReplyAddress('support+t12-000000000000000000000000@colonnade.example').record).toBeNull();
  expect(readReplyAddress('ada+news@chapter.example')).toEqual({
    mailbox: 'ada+news@chapter.example',
    record: null,
  });
});

it('leaves mailboxes alone for records that nobody answers', () => {
  expect(replyAddress('hello@colonnade.example', { collection: 'newsletter', id: '1' })).toBe(
    'hello@colonnade.example',
  );
});
