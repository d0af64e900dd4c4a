import type { AddressInfo } from 'node:net';
import nodemailer from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { UnsendableError } from './compose-message';
import { classifyError, deliver } from './deliver';

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

it.each([
  ['a mailbox that is full', { responseCode: 452, command: 'RCPT TO', code: 'EENVELOPE' }, 'refused', false],
  ['a mailbox that is not', { responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' }, 'refused', true],
  ['a message that is not liked', { responseCode: 554, command: 'DATA', code: 'EMESSAGE' }, 'refused', true],
  ['a message that must wait', { responseCode: 451, command: 'DATA', code: 'EMESSAGE' }, 'refused', false],
])('recognizes from %s that it was not sent', (_name, facts, state, isForGood) => {
  expect(classifyError(failure('no', facts))).toEqual({ state, isForGood, error: 'no' });
});

it.each([
  ['a closed port', { code: 'ESOCKET', command: 'CONN', syscall: 'connect' }],
  ['a name that nobody knows', { code: 'EDNS', command: 'CONN', syscall: 'getaddrinfo' }],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
  ['a sender that is not taken', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }],
  ['a server that goes to sleep', { code: 'EMESSAGE', command: 'DATA', responseCode: 421 }],
])('knows that with %s no transmission began', (_name, facts) => {
  expect(classifyError(failure('no', facts))).toEqual({ state: 'unreachable', error: 'no' });
});

it.each([
  ['Connection closed unexpectedly', { code: 'ECONNECTION', command: 'CONN' }],
  ['read ECONNRESET', { code: 'ESOCKET', command: 'CONN', syscall: 'read' }],
  ['Timeout', { code: 'ETIMEDOUT', command: 'CONN' }],
  ['something new', {}],
])('is unsure after: %s', (message, facts) => {
  expect(classifyError(failure(message, facts))).toEqual({ state: 'unsure', error: message });
});

it('never sends to anything but a single mailbox', () => {
  expect(classifyError(new UnsendableError('no mailbox'))).toEqual({
    state: 'refused',
    isForGood: true,
    error: 'no mailbox',
  });
});

it('sends without an address of its own for reports to a server that takes none', async () => {
  const senders: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: ({ address }, _session, done) =>
      done(
        address.includes('+') ? Object.assign(new Error('5.7.60 Not yours'), { responseCode: 550 }) : null,
      ),
    onData: (stream, { envelope }, done) => {
      senders.push(envelope.mailFrom ? envelope.mailFrom.address : '');
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port });
  const mail = { kind: 'x', to: 'ada@chapter.example', subject: 'x', text: 'x', messageId: '<1@x.example>' };
  const from = { name: '', address: 'hello@colonnade.example' };
  const returnPath = 'hello+t1-x@colonnade.example';
  expect(await deliver(transport, { ...mail, returnPath }, from)).toEqual({ state: 'sent' });
  expect(senders).toEqual(['hello@colonnade.example']);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
