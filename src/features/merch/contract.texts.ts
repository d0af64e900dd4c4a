import { line, list, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

const pair = (first: string, second: string) => ({ name: line(first, 60), text: paragraph(second, 140) });

/** The texts of /merch around the quote form. */
export const MERCH_TEXTS = {
  slug: 'merch-page',
  label: 'Merch page',
  about: 'The quote form and its email have a form of their own. Costs and margins are fixed.',
  parts: {
    hero: part('Top of the page', {
      heading: line('Heading', 60, 'Your letters. Every cent on the table.'),
      lead: paragraph(
        'First sentences',
        220,
        'Custom apparel for your chapter, with the full cost spelled out: what we pay, what we keep, and no hidden fees. The more you order in a year, the less we keep.',
      ),
      quote: line('First button', 30, 'Get a Quote'),
      model: line('Second button', 30, 'View Pricing Model'),
      picture: line('The shirt, read aloud', 80, 'A chapter shirt with each part of its price labeled'),
      print: line('Letters on the shirt', 4, 'ΞΨΩ'),
      blank: line('First label on the shirt', 10, 'the blank'),
      ink: line('Second label on the shirt', 10, 'the ink'),
      work: line('Third label on the shirt', 10, 'the work'),
      design: line('Fourth label on the shirt', 10, 'the design'),
    }),
    categories: part('What we make', {
      heading: line('Heading', 60, 'Made for one chapter at a time.'),
      apparel: line('Shirt, front: name', 40, 'Chapter apparel'),
      apparelText: paragraph(
        'Shirt, front: text',
        140,
        'Tees, crewnecks and caps your members wear on a Tuesday, not only at recruitment.',
      ),
      events: line('Shirt, back: name', 40, 'Event designs'),
      eventsText: paragraph(
        'Shirt, back: text',
        140,
        'A new design for every formal, philanthropy week or bid day. Never last year’s with a new date.',
      ),
      eventPrint: line('Shirt, back: what is printed on it', 12, 'Bid Day'),
      letters: line('Hoodie: name', 40, 'Greek-letter items'),
      lettersText: paragraph(
        'Hoodie: text',
        140,
        'Your letters, spaced and sized the way your house draws them.',
      ),
      lettersPrint: line('Hoodie: letters on it', 4, 'ΨΔΞ'),
      caps: line('Cap: name', 40, 'Caps'),
      capsText: paragraph('Cap: text', 140, 'Quoted for you within 24 hours.'),
      banners: line('Banner: name', 40, 'Banners and more'),
      bannersText: paragraph(
        'Banner: text',
        140,
        'For the porch and the row. Totes for a retreat? Just ask: you’ll get the same open pricing.',
      ),
    }),
    others: part('What others leave out', {
      heading: line('Heading', 60, 'What the big print companies leave out.'),
      lead: paragraph(
        'First sentences',
        180,
        'You run a chapter on dues. You should know where every dollar of a shirt goes.',
      ),
      quote: line('Button', 30, 'Get an Honest Quote'),
      rows: list({
        label: 'Their way and ours',
        row: 'Row',
        min: 2,
        max: 6,
        columns: pair('Theirs, crossed out', 'Ours'),
        original: [
          { name: 'One price, no breakdown', text: 'Four costs and one margin, each on its own line.' },
          {
            name: 'Fees that show up on the invoice',
            text: 'No hidden fees. What you approve is what you pay.',
          },
          {
            name: 'No break for coming back',
            text: 'Our margin falls with each order of the academic year.',
          },
          {
            name: 'A template with your letters dropped in',
            text: 'Drawn for your event, and approved by your officers.',
          },
        ],
      }),
    }),
    pricing: part('Price of a shirt', {
      heading: line('Heading', 60, 'What a shirt costs, to the cent.'),
      lead: paragraph(
        'First sentences',
        180,
        'Put your letters on it. The receipt stays pinned to the piece: what we pay, what we keep.',
      ),
      stairs: line('Name of the stairs, read aloud', 50, 'Orders this academic year'),
      loyalty: line('Below the slider', 80, 'Loyalty rate kept with 3+ orders per academic year'),
      onward: line('Button to the quote form', 30, 'Price my order'),
      receipt: line('Receipt: heading', 30, 'Price per shirt'),
      example: line('Receipt: below the heading', 40, 'Example, one-color print'),
      base: line('Receipt: sum before our margin', 30, 'Base cost'),
      margin: line('Name of our margin', 24, 'Our margin'),
      pay: paragraph('Receipt: the price', 30, 'You pay\nper shirt', 'One or two lines.'),
      crossed: line(
        'Below the inks that a cloth does not carry',
        90,
        'Crossed out: too close to this cloth to read across a room.',
      ),
      piece: line('First choice', 16, 'Piece'),
      front: line('A shirt, from the front', 14, 'Front'),
      back: line('A shirt, from the back', 14, 'Back'),
      hoodie: line('A hoodie', 14, 'Hoodie'),
      cap: line('A cap', 14, 'Cap'),
      banner: line('A banner', 14, 'Banner'),
      cloth: line('Choice of the cloth', 16, 'Cloth'),
      dye: line('Choice of the ink', 16, 'Ink'),
      other: needing(
        ['piece'],
        line(
          'Receipt of another piece: heading',
          40,
          'Price per {piece}',
          '{piece} becomes its name above, in small letters.',
        ),
      ),
      otherNote: line('Receipt of another piece: below the heading', 40, 'Priced for your order'),
      quoted: line('Receipt of another piece: each cost', 16, 'quoted'),
      answer: paragraph(
        'Receipt of another piece: beside the time',
        40,
        'Every line,\nto the cent',
        'One or two lines.',
      ),
      answerTime: line('Receipt of another piece: the time', 16, 'in 24 hours'),
    }),
    cta: part('What happens next', {
      heading: line('Heading', 70, 'Send the idea tonight. See the price tomorrow.'),
      lead: line('Below the heading', 100, 'Transparent pricing in 24hrs, however rough your sketch.'),
      quote: line('First button', 30, 'Request a Quote'),
      call: line('Second button', 24, 'Call Us', 'It leads to the support form.'),
      note: paragraph(
        'Below the buttons',
        180,
        'We have no phone line yet. ‘Call Us’ leads to our support form: write what you need, and we’ll get back to you.',
      ),
      next: line('Heading of the steps', 40, 'What happens next'),
      steps: list({
        label: 'Steps',
        row: 'Step',
        min: 2,
        max: 4,
        columns: pair('Name', 'Text'),
        original: [
          { name: 'You send the idea', text: 'Submit your requirements and design ideas.' },
          { name: 'We show the price', text: 'Receive a transparent quote with a full cost breakdown.' },
          { name: 'You say yes', text: 'Approve the design, and we handle production and delivery.' },
        ],
      }),
    }),
    soon: part('Coming soon in the app', {
      heading: line('Heading', 60, 'Soon: one order, from idea to box.'),
      lead: paragraph(
        'First sentences',
        200,
        'Coming soon in the app: ask for a price, collect sizes and sign off on the design without a single group-chat poll. Here’s a sneak peek.',
      ),
      waitlist: line('Button', 30, 'Join the Waitlist'),
      quote: line('First step: name', 50, 'Quote request'),
      quoteText: line('First step: text', 80, 'Say what you need, and when.'),
      sizes: line('Second step: name', 50, 'Size collection from members'),
      sizesText: line('Second step: text', 80, 'Everyone answers once. You see who hasn’t.'),
      approval: line('Third step: name', 50, 'Design approval by chapter leadership'),
      approvalText: line('Third step: text', 80, 'Nothing prints until your officers agree.'),
      promise: line('Promise in the first picture', 40, 'Transparent pricing in 24hrs'),
      answered: needing(
        ['some', 'all'],
        line(
          'Sizes that are in, read aloud',
          60,
          '{some} of {all} members have answered',
          '{some} and {all} become numbers.',
        ),
      ),
    }),
    search: part('Search results and shared links', {
      title: line(
        'Title',
        60,
        'Custom chapter apparel, priced to the cent',
        'The brand’s name is added after it.',
      ),
      description: paragraph(
        'Description',
        160,
        'Custom chapter apparel with the full cost spelled out: blanks, ink, labor, design and our margin. No hidden fees, and a margin that falls with each order.',
      ),
      headline: line('Picture of shared links: headline', 60, 'Chapter apparel, priced to the cent'),
    }),
  },
};

export type MerchWords = WordsOf<typeof MERCH_TEXTS>;
