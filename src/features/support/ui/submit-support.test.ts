import { describe, expect, it } from 'vitest';
import { supportServiceFields } from './submit-support';

describe('supportServiceFields', () => {
  it('sends the fields that the form service needs', () => {
    const fields = supportServiceFields(
      {
        name: 'Jordan Reyes',
        email: 'jordan@halestate.edu',
        subject: 'Dues look wrong',
        category: 'billing',
        priority: 'high',
        message: 'Spring dues were counted twice.',
      },
      'key-1',
    );
    expect(fields).toEqual({
      name: 'Jordan Reyes',
      email: 'jordan@halestate.edu',
      subject: 'Dues look wrong',
      category: 'billing',
      priority: 'high',
      message: 'Spring dues were counted twice.',
      details:
        'Name: Jordan Reyes\nEmail: jordan@halestate.edu\nSubject: Dues look wrong\nCategory: Billing & Payments\nPriority: High\n\nSpring dues were counted twice.',
      reference: 'key-1',
      _subject: '[high] billing: Dues look wrong',
      _captcha: 'false',
      _template: 'table',
      _replyto: 'jordan@halestate.edu',
    });
  });
});
