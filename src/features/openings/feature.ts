import type { Feature } from '@/core/shared/feature';
import { OPENINGS_TEXTS } from './contract.texts';

export const openings = {
  name: 'openings',
  // A position; not the picture of the page above.
  cached: [{ at: /^\/careers\/(?!opengraph-image$)[a-z0-9]+(-[a-z0-9]+)*$/, isGuessable: true }],
  previews: [{ page: 'openings-page', path: '/careers', document: 'openings-page' }],
  published: [
    `select 'openings' as subject, id as record_id, '/careers' as above, slug::text as name, title::text as title
      from openings where _status = 'published' and (closes_on is null
        or now() < ((closes_on at time zone 'UTC')::date + 1 + time '10:00') at time zone 'UTC')`,
  ],
  words: [OPENINGS_TEXTS],
} as const satisfies Feature;
