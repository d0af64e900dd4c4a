import { expect, it } from 'vitest';
import { UnsendableError } from './compose-message';
import { classifyError } from './deliver';

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
