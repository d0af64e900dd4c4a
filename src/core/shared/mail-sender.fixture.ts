import type { Faces } from '@/kit/shared/faces';
import { paletteOf } from '@/kit/shared/palette/palette';
import { violet } from '@/kit/shared/palette/violet.fixture';

/** A brand and an address, as passed to email templates in tests. */
export const mailSender = {
  brand: {
    name: 'Colonnade',
    prefix: 'CLN',
    palette: paletteOf(violet),
    faces: { display: 'piazzolla', text: 'instrument-sans' } satisfies Faces,
    mailboxes: {
      contact: 'hello@colonnade.example',
      support: 'support@colonnade.example',
      applications: 'apply@colonnade.example',
      quotes: 'quotes@colonnade.example',
    },
  },
  siteUrl: 'https://colonnade.example',
};
