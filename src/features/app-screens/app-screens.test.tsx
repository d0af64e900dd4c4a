import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Audience } from '@/core/shared/audience';
import { appScreens } from './ui/app-screens';

const brand = {
  name: 'Acropolis',
  audience: 'fraternity' as Audience,
  tagline: 'One house for all of it.',
  markPath: 'M1 2h3v4z',
  colors: { primary: '#112233', accent: '#223344', light: '#334455' },
};
const code = { modules: 21, d: 'M0 0h7v1h-7z' };

const drawn = (key: string, device: 'Phone' | 'Tablet', audience = brand.audience) => {
  const screen = appScreens.find((one) => one.key === key);
  if (!screen) throw new Error(`No screen ${key}`);
  const Screen = screen[device];
  return renderToStaticMarkup(<Screen brand={{ ...brand, audience }} code={code} />);
};
/** The text of the picture, with single spaces between words. */
const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('texts of each screen', () => {
  const onBoth: [string, string[]][] = [
    [
      'dashboard',
      ['84 members', '91% attendance', 'Founders’ Formal', 'Announcements', 'Happening now Live'],
    ],
    ['check-in', ['Members scan this to check in', '58 of 84 here', '69%', '6 guests', '3 alumni', 'Guest']],
    [
      'messages',
      ['Group chats', 'All Brothers', 'Executive Board', 'Rush Committee', 'Direct messages', '7:01 PM 12'],
    ],
    ['roster', ['Search brothers...', 'Paid', 'Overdue']],
    [
      'calendar',
      [
        'March 2024',
        'Add Event',
        'Upcoming events',
        'Mandatory',
        'Open',
        'Volunteer',
        'Required Attendance',
        'Optional Event',
        'Weekend Event',
      ],
    ],
    ['profile', ['Contact', 'maya@gol-beta.example', '98% attendance', '3.82 GPA', 'Recent activity']],
    ['main-image', ['Acropolis One house for all of it.', 'Evening, Maya.']],
  ];
  it.each(onBoth)('%s, on phone and tablet', (key, words) => {
    for (const device of ['Phone', 'Tablet'] as const) {
      const text = wordsOf(drawn(key, device));
      for (const word of words) expect(text, device).toContain(word);
    }
  });

  it.each([
    ['check-in', ['Generate New Code', 'Manual Check-in']],
    ['roster', ['Add Member', 'Export List']],
    ['profile', ['Edit Profile']],
  ])('%s, only on the tablet', (key, words) => {
    for (const word of words) {
      expect(wordsOf(drawn(key, 'Tablet'))).toContain(word);
      expect(wordsOf(drawn(key, 'Phone'))).not.toContain(word);
    }
  });
});

describe('the audience', () => {
  it.each([
    ['fraternity', 'Search brothers...', 'All Brothers'],
    ['sorority', 'Search sisters...', 'All Sisters'],
    ['co-ed', 'Search members...', 'All Members'],
  ] as const)('%s decides what members are called', (audience, search, group) => {
    const others = ['rothers', 'isters'].filter((word) => !search.includes(word));
    for (const device of ['Phone', 'Tablet'] as const) {
      expect(wordsOf(drawn('roster', device, audience))).toContain(search);
      expect(wordsOf(drawn('messages', device, audience))).toContain(group);
      for (const { key } of appScreens)
        for (const word of others) expect(drawn(key, device, audience)).not.toContain(word);
    }
  });
});

describe('the live brand', () => {
  it('supplies the poster’s name, claim, mark and colors', () => {
    for (const device of ['Phone', 'Tablet'] as const) {
      const markup = drawn('main-image', device);
      for (const part of ['d="M1 2h3v4z"', '"#112233"', '"#223344"', '"#334455"']) {
        expect(markup, device).toContain(part);
      }
    }
  });

  it('is on every tablet screen', () => {
    for (const { key } of appScreens) expect(wordsOf(drawn(key, 'Tablet')), key).toContain('Acropolis');
  });
});

it('keeps every screen quick to draw: under 280 elements', () => {
  for (const { key } of appScreens) {
    for (const device of ['Phone', 'Tablet'] as const) {
      const elements = drawn(key, device).match(/<[a-z]/g)?.length ?? 0;
      expect(elements, `${key} ${device}`).toBeGreaterThan(60);
      expect(elements, `${key} ${device}`).toBeLessThan(280);
    }
  }
});
