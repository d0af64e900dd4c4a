import { line, needing, paragraph, part, type WordsOf } from '@/shared/page-texts';

const SIZE = '{size} becomes the size in pixels.';

/** The texts around what /social-media shows, and those in its pictures; its advice is in the guidelines. */
export const ASSETS_TEXTS = {
  slug: 'brand-assets-page' as const,
  label: 'Brand assets: headings and pictures',
  about: 'Top and advice of that page are under Brand assets page; the drawn app’s sample data is fixed.',
  parts: {
    opening: part('Top of the page', {
      mark: line('Link to the mark', 40, 'Download the mark (SVG)'),
      scripts: paragraph(
        'Note',
        120,
        'Your browser draws the pictures, so downloading them needs JavaScript.',
      ),
      jump: line('Name of the list of sections, read aloud', 30, 'On this page'),
    }),
    pack: part('Everything in one file', {
      legend: line('Above the choices', 40, 'What goes into it'),
      phones: line('Choice: phones', 30, 'App screenshots'),
      tablets: line('Choice: tablets', 30, 'iPad screenshots'),
      print: line('Choice: print', 30, 'Flyer and banners'),
      all: line('Button', 24, 'Download all'),
      chosen: line('Button, once something is left out', 24, 'Download chosen'),
      oneFile: line('One file', 16, '1 file'),
      files: line('More files', 20, '{count} files', '{count} becomes their number.'),
      progress: line('While it works', 20, '{place} of {count}', '{place} and {count} become numbers.'),
      drawn: line('Name of the progress bar, read aloud', 30, 'Files drawn'),
      cancel: line('Button that stops it', 16, 'Cancel'),
    }),
    information: part('Brand information', {
      heading: line('Heading', 40, 'Brand Information'),
      title: line('Row: tagline', 30, 'Main title'),
      name: line('Row: name', 30, 'Brand name'),
      description: line('Row: description', 30, 'Description'),
      urgent: line('Row: announcement', 30, 'Urgent message'),
      benefits: line('Row: benefits', 30, 'Key benefits'),
      copy: line('Button', 10, 'Copy'),
      copied: line('Button, after copying', 10, 'Copied'),
      copyWhat: line('Name of the button, read aloud', 40, 'Copy {what}', '{what} becomes what is copied.'),
      failed: line('It failed', 80, 'Copying failed. Please select the text instead.'),
    }),
    colors: part('Colors', {
      heading: line('Heading', 40, 'Colors'),
      primary: line('First color', 16, 'Primary'),
      accent: line('Second color', 16, 'Accent'),
      light: line('Third color', 16, 'Light'),
      print: line('Fourth color', 16, 'Print'),
      printAccent: line('Fifth color', 16, 'Print accent'),
      white: line('White text on it', 16, 'White text'),
      ink: line('Dark text on it', 16, 'Ink text'),
      any: line('Contrast suffices for', 16, 'any text'),
      large: line('Contrast suffices only for', 16, 'large text'),
      none: line('Contrast suffices for nothing', 16, 'no text'),
    }),
    platforms: part('Profiles and banners', {
      heading: line('Heading', 40, 'Profiles and banners'),
      visit: line('Button to the profile', 20, 'Visit Page'),
      newTab: line('After its name, read aloud', 40, '(opens in a new tab)'),
      profile: line('Picture: profile', 30, 'Profile Picture'),
      banner: line('Picture: banner', 30, 'Banner'),
      background: line('Picture: background of a profile', 30, 'Profile Background'),
      download: needing(['size'], line('Button', 26, 'Download ({size})', SIZE)),
      copyImage: line('Button that copies a picture', 24, 'Copy image'),
    }),
    screens: part('Screens of the app', {
      phones: line('Phones: heading', 40, 'App Screenshots'),
      phonesText: paragraph(
        'Phones: text',
        140,
        'The app as members see it. Sample names and figures, no real people.',
      ),
      tablets: line('Tablets: heading', 40, 'iPad Screenshots'),
      tabletsText: paragraph(
        'Tablets: text',
        140,
        'iPad Air 13-inch, portrait: the same app with room for officer tools.',
      ),
    }),
    print: part('Print', {
      heading: line('Heading', 40, 'On paper and on walls'),
      flyer: line('Flyer: heading', 40, 'Marketing Flyer'),
      flyerText: paragraph(
        'Flyer: text',
        160,
        '8.5 × 11 inches, 300 dpi. Right-click the flyer and save it, or take a screenshot.',
      ),
      flyerTitle: line('Flyer: below the picture', 24, 'Flyer'),
      wide: line('Horizontal banner: heading', 40, 'Horizontal Banner'),
      wideText: needing(
        ['link'],
        paragraph('Horizontal banner: text', 160, '8 × 2 inches, 384 dpi. The QR code links to {link}.'),
      ),
      wideLink: line('Horizontal banner: link in that text', 30, 'the links page'),
      wideButton: line('Horizontal banner: button', 34, 'Download Banner'),
      wall: line('Step and repeat: heading', 40, 'Step and Repeat Banner'),
      wallText: paragraph('Step and repeat: text', 160, '8 × 2 inches, for the wall behind your photos.'),
      wallButton: line('Step and repeat: button', 34, 'Download Step & Repeat Banner'),
      app: line('App banner: heading', 40, 'App Placement Banner'),
      appText: paragraph('App banner: text', 160, '7 : 1, drawn at three times its size.'),
      appButton: line('App banner: button', 34, 'Download App Banner ({size})', SIZE),
      bannerTitle: line('Banners: below the picture', 24, 'Banner'),
    }),
    drawn: part('In the pictures', {
      seatsMany: line('Several seats left', 44, '{left} founding spots. Apply for yours.'),
      seatsOne: line('One seat left', 44, 'One founding spot. Apply for it.'),
      seatsNone: line('No seats left', 60, 'All {seats} founding places are taken. Join the waitlist.'),
      flyerSeats: line(
        'Flyer: below the number of seats',
        50,
        'of {seats} founding spots left. Apply for yours.',
      ),
      flyerFull: line('Flyer: instead of that number', 10, 'Waitlist'),
      flyerText: line(
        'Flyer: sentence',
        80,
        'Members, events, dues and messages of your chapter, in one place.',
      ),
      flyerScan: line('Flyer: above the address', 24, 'Scan to apply'),
      win: needing(
        ['prize'],
        line('Horizontal banner: heading', 14, 'Win {prize}!', '{prize} becomes the prize.'),
      ),
      follow: line('Horizontal banner: first line', 40, 'Follow us on all platforms to enter.'),
      entries: line('Horizontal banner: second line', 40, 'Every account is one more entry.'),
      scan: line('Horizontal banner: below the code', 18, 'Scan to enter'),
    }),
    usage: part('Usage guidelines', { heading: line('Heading', 40, 'Usage Guidelines') }),
  },
};

export type AssetsWords = WordsOf<typeof ASSETS_TEXTS>;
