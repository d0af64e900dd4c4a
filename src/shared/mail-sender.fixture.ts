import { paletteOf } from './palette/palette';

/** A brand and an address, as passed to email templates in tests. */
export const mailSender = {
  brand: {
    name: 'Colonnade',
    prefix: 'CLN',
    palette: paletteOf({
      paper: '#faf6ee',
      ink: '#1b1033',
      primary: '#7c3aed',
      light: '#c084fc',
      highlight: '#c79a45',
    }),
    mailboxes: {
      contact: 'hello@colonnade.example',
      support: 'support@colonnade.example',
      applications: 'apply@colonnade.example',
      quotes: 'quotes@colonnade.example',
    },
  },
  siteUrl: 'https://colonnade.example',
};
