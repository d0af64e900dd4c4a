/** A brand and an address, as passed to email templates in tests. */
export const mailSender = {
  brand: {
    name: 'Colonnade',
    prefix: 'CLN',
    colors: { primary: '#7c3aed', light: '#c084fc' },
    mailboxes: {
      contact: 'hello@colonnade.example',
      support: 'support@colonnade.example',
      applications: 'apply@colonnade.example',
      quotes: 'quotes@colonnade.example',
    },
  },
  siteUrl: 'https://colonnade.example',
};
