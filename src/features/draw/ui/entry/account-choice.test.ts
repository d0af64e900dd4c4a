import { expect, it } from 'vitest';
import { accountChoice } from './account-choice';

const account = (key: string) => ({ key, label: `Follow us on ${key}`, address: 'https://example.com' });
const labels = (...keys: string[]) =>
  accountChoice(keys.map(account), 'Free entry').options.map(({ label }) => label);

it('names networks, and free entries last', () => {
  expect(accountChoice([account('x')], 'Free entry').isShort).toBe(true);
  expect(labels('instagram', 'x')).toEqual(['Instagram', 'X', 'Free entry']);
});

it('uses the links’ words for two accounts at one network, an unknown network, and many accounts', () => {
  expect(labels('x', 'x-2')).toEqual(['Follow us on x', 'Follow us on x-2', 'Free entry']);
  expect(labels('discord')).toEqual(['Follow us on discord', 'Free entry']);
  const many = ['instagram', 'tiktok', 'x', 'facebook', 'linkedin', 'youtube'].map(account);
  expect(accountChoice(many, 'Free entry').isShort).toBe(false);
});
