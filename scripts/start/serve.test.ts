import { describe, expect, it } from 'vitest';
import { closingBlock } from './serve';

const facts = { siteUrl: 'http://localhost:3000', seconds: 8, mode: 'production' } as const;

describe('the closing block', () => {
  it('says where everything is, and shows a new password', () => {
    expect(closingBlock({ ...facts, admin: { username: 'admin', password: 'abc' } })).toBe(
      [
        '',
        'Colonnade is up, after 8 s.',
        '  Site         http://localhost:3000/',
        '  Back office  http://localhost:3000/admin',
        '  Sign in      admin / abc   (shown only now: keep it)',
        '  Stop         Ctrl-C',
        '',
      ].join('\n'),
    );
  });

  it('never shows a password that a person chose', () => {
    expect(closingBlock({ ...facts, admin: { username: 'ada', password: null } })).toContain(
      '  Sign in      ada, with ADMIN_PASSWORD\n',
    );
  });

  it('names the command for a lost password', () => {
    expect(closingBlock({ ...facts, admin: null })).toContain('npm run admin -- reset-password <name>');
  });
});
