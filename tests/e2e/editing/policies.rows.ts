import type { EditedDocument } from './row';

const policy = (global: string, name: string, on = `/${global}`): EditedDocument => {
  return {
    global,
    previews: [on],
    rows: [
      { field: 'title', text: `${name}, rewritten`, on, place: 'h1' },
      {
        field: 'body',
        text: `New first words of ${name}. `,
        on,
        place: 'article',
        reads: `New first words of ${name}.`,
      },
      {
        field: 'effectiveDate',
        text: 'January 15, 2026',
        stored: '2026-01-15',
        on,
        place: 'main dl > div:nth-child(2)',
      },
      {
        field: 'lastUpdated',
        text: 'January 9, 2026',
        stored: '2026-01-09',
        on,
        place: 'main dl > div:nth-child(1)',
      },
      {
        field: 'changeNote',
        text: `Why ${name} was rewritten.`,
        on: `${on}/history`,
        place: 'main li:first-child',
      },
    ],
  };
};

export const policies: EditedDocument[] = [
  policy('privacy-policy', 'Privacy'),
  policy('terms', 'Terms'),
  policy('cookies', 'Cookies'),
  policy('gdpr', 'GDPR'),
  policy('official-rules', 'Rules', '/links/rules'),
];
