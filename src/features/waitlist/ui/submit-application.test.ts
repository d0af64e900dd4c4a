import { describe, expect, it } from 'vitest';
import { applicationServiceFields } from './submit-application';

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
