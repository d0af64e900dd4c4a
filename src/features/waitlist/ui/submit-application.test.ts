import { describe, expect, it } from 'vitest';
import { applicationServiceFields, fileStem, makeApplicationFile } from './submit-application';

describe('fileStem', () => {
  it.each([
    ['Gamma Omega Lambda, Beta chapter', 'Gamma-Omega-Lambda-Beta-chapter'],
    ['ΑΦΑ', 'ΑΦΑ'],
    ['Σχολή «Άλφα» 1908', 'Σχολή-Άλφα-1908'],
    ['../../etc/passwd', 'etc-passwd'],
    ['***', 'Application'],
  ])('turns %j into the stem %j', (organization, stem) => {
    expect(fileStem(organization)).toBe(stem);
  });
});

describe('makeApplicationFile', () => {
  const file = makeApplicationFile({
    request: {
      fullName: 'Maya Castellanos',
      email: 'maya@westbrook.edu',
      organization: 'ΓΩΛ, Beta',
      organizationSize: '26-50',
    },
    mailbox: 'hello@colonnade.example',
    reference: '0b0e8f0e-7d0a-4a8e-9d5d-0a3c2f1e4b5a',
    now: new Date('2026-03-09T18:30:00.123Z'),
  });

  it('is named after the organization and the time', () => {
    expect(file.name).toBe('ΓΩΛ-Beta-1773081000123.txt');
  });

  it('contains details, status, time and instruction', () => {
    expect(file.content).toBe(`Founding Chapter Application
Please forward this file to hello@colonnade.example to complete your founding chapter application.

Full name: Maya Castellanos
Email: maya@westbrook.edu
Organization: ΓΩΛ, Beta
Organization size: 26-50 members
Status: Pending Review
Submitted: 2026-03-09T18:30:00.123Z
Reference: 0b0e8f0e-7d0a-4a8e-9d5d-0a3c2f1e4b5a
`);
  });
});

describe('applicationServiceFields', () => {
  it('sends the fields that the form service needs', () => {
    const fields = applicationServiceFields(
      {
        fullName: 'Maya Castellanos',
        email: 'maya@westbrook.edu',
        organization: 'ΓΩΛ',
        organizationSize: '101+',
      },
      'key-1',
      new Date('2026-03-09T18:30:00.123Z'),
    );
    expect(fields).toEqual({
      name: 'Maya Castellanos',
      email: 'maya@westbrook.edu',
      organization: 'ΓΩΛ',
      organizationSize: '101+',
      message:
        'Full name: Maya Castellanos\nEmail: maya@westbrook.edu\nOrganization: ΓΩΛ\nOrganization size: 101+ members\nSubmitted: 2026-03-09T18:30:00.123Z',
      reference: 'key-1',
      _subject: 'New Founding Chapter Application',
      _captcha: 'false',
      _template: 'table',
      _replyto: 'maya@westbrook.edu',
    });
  });
});
