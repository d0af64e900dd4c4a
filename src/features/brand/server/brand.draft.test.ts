import { expect, it } from 'vitest';
import type { Brand } from '@/payload-types';
import { drawableBrand } from './brand.draft';

const published = {
  id: 1,
  name: 'Colonnade',
  prefix: 'CLN',
  audience: 'fraternity',
  tagline: 'Run the chapter.',
  motto: 'ΓΝΩΘΙ',
  markPath: 'M0 0h1z',
  siteUrl: '/',
  mailboxes: {
    contact: 'a@b.example',
    support: 'a@b.example',
    applications: 'a@b.example',
    quotes: 'a@b.example',
  },
  colors: {
    paper: '#faf6ee',
    ink: '#1b1033',
    primary: '#7c3aed',
    light: '#c084fc',
    highlight: '#c79a45',
    accent: '#a855f7',
    print: '#5f4b8b',
  },
  faces: { display: 'piazzolla', text: 'instrument-sans' },
  prize: '$250',
  seatsTotal: 100,
  announcements: [{ text: 'ONLY {seats} LEFT' }],
  announcementFull: 'NONE LEFT',
} satisfies Brand;

const draft = (changes: object) => drawableBrand({ ...published, ...changes } as Brand, published);

it('shows text as far as it is written', () => {
  const { name, mailboxes, announcements, benefits, partnerChapters } = draft({
    name: null,
    mailboxes: { contact: 'hello@', support: null },
    announcements: [{ text: 'ONLY' }, { text: null }],
    benefits: [{ title: 'New' }],
    partnerChapters: null,
  });
  expect({ name, mailboxes, announcements, benefits, partnerChapters }).toEqual({
    name: '',
    mailboxes: { contact: 'hello@', support: '', applications: '', quotes: '' },
    announcements: [{ text: 'ONLY' }, { text: '' }],
    benefits: [{ title: 'New', text: '' }],
    partnerChapters: [],
  });
});

it.each([
  ['siteUrl', 'https://', '/'],
  ['siteUrl', 'https://[', '/'],
  ['siteUrl', 'https://new.example', 'https://new.example'],
  ['seatsTotal', null, 100],
  ['seatsTotal', 0, 100],
  ['seatsTotal', 1001, 100],
  ['seatsTotal', 1e308, 100],
  ['seatsTotal', 1.5, 100],
  ['seatsTotal', 3, 3],
  ['markPath', 'M0 0<', 'M0 0h1z'],
  ['prefix', 'c', 'CLN'],
] as const)('%s %j is rendered as %j', (field, value, drawn) => {
  expect(draft({ [field]: value })[field]).toBe(drawn);
});

it('keeps the published color until the new one has six digits', () => {
  expect(
    draft({ colors: { primary: '#12', light: '#abcdef', accent: '#123456', print: '#1' } }).colors,
  ).toEqual({
    paper: '#faf6ee',
    ink: '#1b1033',
    primary: '#7c3aed',
    light: '#abcdef',
    highlight: '#c79a45',
    accent: '#123456',
    print: '#5f4b8b',
    printAccent: undefined,
  });
});

it('keeps a published face until another one is chosen', () => {
  expect(draft({ faces: { display: 'literata', text: null } }).faces).toEqual({
    display: 'literata',
    text: 'instrument-sans',
  });
  expect(draft({ faces: null }).faces).toEqual({ display: 'piazzolla', text: 'instrument-sans' });
});
