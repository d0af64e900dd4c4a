import type { EditingRow } from './row';

/** A collection whose documents are content, with a row for each text of one document. */
type EditedCollection = { collection: string; rows: EditingRow[] };

export const links: EditedCollection = {
  collection: 'social-links',
  rows: [
    {
      field: 'label',
      text: 'Watch us on YouTube',
      on: '/links',
      place: 'main a[target="_blank"] bdi >> nth=0',
    },
    {
      field: 'url',
      text: 'www.youtube.com/@portico',
      on: '/links',
      place: 'main a[target="_blank"] >> nth=0@href',
      reads: 'https://www.youtube.com/@portico',
    },
    {
      field: 'icon',
      text: 'youtube',
      on: '/links',
      place: 'main a[target="_blank"] [data-mark] >> nth=0@data-mark',
    },
    // Before all others.
    {
      field: 'order',
      text: '-5',
      on: '/links',
      place: 'main a[target="_blank"] >> nth=0',
      reads: 'Watch us on YouTube',
    },
    // Visible through the whole period.
    {
      field: 'visibleFrom',
      text: 'Jan 5, 2026 9:00 AM',
      on: '/links',
      place: 'main a[target="_blank"] >> nth=0',
      reads: 'Watch us on YouTube',
    },
    {
      field: 'visibleUntil',
      text: 'Jan 5, 2096 9:00 AM',
      on: '/links',
      place: 'main a[target="_blank"] >> nth=0',
      reads: 'Watch us on YouTube',
    },
  ],
};

export const media: EditedCollection = {
  collection: 'media',
  rows: [
    {
      field: 'alt',
      text: 'A roster with one new name in it',
      on: '/',
      place: '#features [role="img"][aria-label*="roster" i]@aria-label',
    },
  ],
};
