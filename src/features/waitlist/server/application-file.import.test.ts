import { expect, it } from 'vitest';
import { makeApplicationFile } from '../ui/submit-application';
import { readApplicationFile } from './application-file.import';

const FILE = `Founding Chapter Application
Please forward this file to hello@colonnade.example to complete your founding chapter application.

Full name: Maya Castellanos
Email: maya@westbrook.edu
Organization: ΓΩΛ: Beta
Organization size: 101+ members
Status: Pending Review
Submitted: 2026-03-09T18:30:00.123Z
Reference: 0b0e8f0e-7d0a-4a8e-9d5d-0a3c2f1e4b5a
`;
const READ = {
  input: {
    fullName: 'Maya Castellanos',
    email: 'maya@westbrook.edu',
    organization: 'ΓΩΛ: Beta',
    organizationSize: '101+',
  },
  reference: '0b0e8f0e-7d0a-4a8e-9d5d-0a3c2f1e4b5a',
  submitted: '2026-03-09T18:30:00.123Z',
} as const;

it.each([
  ['as it was downloaded', FILE],
  ['with the line ends and the mark of another program', `\uFEFF${FILE.replaceAll('\n', '\r\n')}`],
  ['with blank lines around it', `\n\n${FILE}\n\n`],
  ['with a second name further down', `${FILE}\nFull name: Somebody Else`],
])('reads an application %s', (_, content) => {
  expect(readApplicationFile(content)).toEqual(READ);
});

it('reads what the form writes', () => {
  const { content } = makeApplicationFile({
    request: READ.input,
    mailbox: 'hello@colonnade.example',
    reference: READ.reference,
    now: new Date('2026-03-09T18:30:00.123Z'),
  });
  expect(content).toBe(FILE);
});

it('reads where the applicant came from, as the form writes it', () => {
  const { content } = makeApplicationFile({
    request: { ...READ.input, via: 'autumn-flyer' },
    mailbox: 'hello@colonnade.example',
    reference: READ.reference,
    now: new Date('2026-03-09T18:30:00.123Z'),
  });
  expect(content).toContain(
    '\nOrganization size: 101+ members\nCame by: autumn-flyer\nStatus: Pending Review\n',
  );
  expect(readApplicationFile(content)).toEqual({ ...READ, via: 'autumn-flyer' });
});
