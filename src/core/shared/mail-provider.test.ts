import { expect, it } from 'vitest';
import { mailboxBehind } from './mail-provider';

it.each([
  ['Ada.Love+club@Gmail.com', 'adalove@gmail.com'],
  ['a.d.a@googlemail.com', 'ada@gmail.com'],
  ['ada.love+club@outlook.com', 'ada.love@outlook.com'],
  ['ada+1@hotmail.co.uk', 'ada@hotmail.co.uk'],
  ['ada+1@icloud.com', 'ada@icloud.com'],
  ['ada+1@proton.me', 'ada@proton.me'],
  ['ada+1@fastmail.com', 'ada@fastmail.com'],
  ['Ada.Love+club@chapter.example', 'ada.love+club@chapter.example'],
  ['+ada@gmail.com', '+ada@gmail.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxBehind(address)).toBe(mailbox);
});
