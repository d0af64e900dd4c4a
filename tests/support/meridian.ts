/** A second brand: all that a brand can exchange is different from the first one's. */
export const meridian = {
  name: 'Meridian',
  prefix: 'MRD',
  tagline: 'The whole chapter, on the same page.',
  motto: 'ΜΕΣΟΥΡΑΝΗΜΑ',
  markPath:
    'M2 20a8 8 0 0 1 14-5.3A8 8 0 0 1 30 20v10h-4V20a4 4 0 0 0-8 0v10h-4V20a4 4 0 0 0-8 0v10H2zM12.4 6.4a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0z',
  mailboxes: {
    contact: 'hello@meridian.example',
    support: 'support@meridian.example',
    applications: 'apply@meridian.example',
    quotes: 'quotes@meridian.example',
  },
  social: {
    x: 'https://x.com/meridian',
    facebook: 'https://www.facebook.com/meridian',
    instagram: 'https://www.instagram.com/meridian',
    linkedin: 'https://www.linkedin.com/company/meridian',
    tiktok: 'https://www.tiktok.com/@meridian',
  },
  faces: { display: 'source-serif-4', text: 'commissioner' },
  // The first brand's is a picture in its colors; without one, the page draws a screen.
  showcaseImage: null,
  colors: {
    paper: '#f2f7f5',
    ink: '#07262b',
    primary: '#0c6b62',
    light: '#74cdbb',
    highlight: '#ee7a5c',
    accent: '',
    print: '',
    printAccent: '',
  },
};
