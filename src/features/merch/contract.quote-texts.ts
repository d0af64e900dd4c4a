import { line, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

/** The texts of the quote form on /merch, and of everything that follows a request for a quote. */
export const QUOTE_TEXTS = {
  slug: 'quote-form',
  label: 'Quote form',
  about: 'The address for quotes is in the brand settings.',
  parts: {
    beside: part('Beside the form', {
      heading: line('Heading', 40, 'Now price your own.'),
      lead: paragraph(
        'First sentences',
        200,
        'Tell us what your chapter needs. Within 24 hours, you’ll get a quote with every cost on its own line, like the receipt above.',
      ),
      first: line('First promise', 80, 'No account, no deposit, no sales calls.'),
      second: line('Second promise', 80, 'A photo of a napkin sketch is all we need.'),
      third: line('Third promise', 80, 'Nothing gets ordered until you approve it.'),
    }),
    form: part('The form', {
      order: line('First heading', 30, 'The order'),
      merchandise: line('Merchandise before a type is selected', 30, 'Select a type'),
      sizesHint: line('Beside “Sizes”', 30, 'if you know them'),
      sizesExample: line('Example of sizes', 60, 'S 10, M 25, L 30, XL 10'),
      design: line('Second heading', 30, 'The design'),
      eventHint: line('Beside “Event”', 30, 'and its date'),
      eventExample: line('Example of an event', 60, 'Founders Day dinner, April 18'),
      optional: line('Beside what may stay empty', 20, 'optional'),
      ideaExample: line(
        'Example of a design idea',
        100,
        'Our letters over the old library door, one color, on heather violet.',
      ),
      contact: line('Third heading', 30, 'Who gets the quote'),
      organizationExample: line('Example of an organization', 60, 'Gamma Omega Lambda, Beta chapter'),
      submit: line('Button', 30, 'Send my quote request'),
      pending: line('Button while sending', 30, 'Sending...'),
      terms: needing(
        ['privacy'],
        paragraph(
          'Beside the button',
          200,
          'You’ll get your price within 24 hours. We use what you send to price your order, as our {privacy} says.',
          '{privacy} becomes a link.',
        ),
      ),
      privacy: line('Link to the privacy policy', 40, 'Privacy Policy'),
    }),
    estimate: part('Price in the form', {
      name: line('Before a quantity is known', 24, 'Price per shirt'),
      nameCounted: line('With a quantity', 24, 'Estimate'),
      product: needing(
        ['order'],
        line('What is priced', 50, 'One-color T-shirts, {order}', '{order} becomes 1st order, 2nd order …'),
      ),
      apart: needing(
        ['product'],
        line(
          'For other merchandise',
          80,
          'Your quote will itemize {product}.',
          '{product} becomes caps and hats …',
        ),
      ),
      ask: line('Before a quantity is known: what to do', 60, 'Enter a quantity to see the total.'),
      plain: needing(
        ['prices'],
        line(
          'Without JavaScript',
          80,
          'One-color T-shirts cost {prices}.',
          '{prices} becomes the price of each order.',
        ),
      ),
    }),
    upload: part('While a design is sent', {
      sending: line('Sending', 40, 'Sending your design'),
      sent: line('Sent', 60, 'Your design is uploaded, one moment please'),
      stop: line('Button that stops it', 24, 'Stop sending'),
    }),
    failure: part('When it was not sent', {
      title: line('Message in the corner: title', 60, 'Submission Failed'),
      text: line(
        'Message in the corner: text',
        120,
        'There was an error sending your request. Please try again.',
        'Shown when no reason is known.',
      ),
      stopped: line('Stopped: title', 60, 'Sending stopped.'),
      stoppedText: line('Stopped: text', 120, 'Everything you entered is still here.'),
      refused: line('Refused: title', 60, 'Nothing was saved.'),
      refusedText: line(
        'Refused: text',
        120,
        'Everything you entered is still here, and you can send it again.',
      ),
      unknown: line('No answer: title', 60, 'We could not confirm that your request arrived.'),
      unknownText: line(
        'No answer: text',
        120,
        'Everything you entered is still here. Send it again: we’ll only count it once.',
      ),
      email: needing(
        ['link'],
        line(
          'Another way',
          80,
          'Or {link} ({mailbox}) and attach your design.',
          '{link} and {mailbox} become a link and the address.',
        ),
      ),
      emailLink: line('Link in that sentence', 40, 'email it to us'),
      emailSubject: line('Subject of that email', 60, 'Quote request'),
    }),
    done: part('After sending', {
      heading: line('Heading', 60, 'Your quote request is in.'),
      text: needing(
        ['time', 'address'],
        line(
          'Text',
          80,
          'You’ll have our price by {time}, at {address}.',
          '{time} and {address} become when and where the price is sent.',
        ),
      ),
      next: line('Heading of the steps', 40, 'What happens next'),
      first: line(
        'First step without a design',
        120,
        'We price blanks, ink, labor and design. You can send a drawing with your reply.',
      ),
      firstDesign: line(
        'First step with a design',
        120,
        'We look at your design and price blanks, ink, labor and design.',
      ),
      second: line('Second step', 120, 'You get the quote by email, with every cost on its own line.'),
      third: line('Third step', 120, 'Your officers approve it. Only then do we print.'),
      again: line('Button to another request', 40, 'Request Another Quote'),
    }),
    plain: part('Without JavaScript', {
      title: line('Title of the page that answers', 60, 'Quote request'),
      name: line('What the form is called', 30, 'quote form', 'In a sentence: Go to the quote form.'),
      design: line(
        'Another kind of design file: text',
        140,
        'The design file must be a PNG, a JPEG or a PDF, at most 10 MB and, if it is a picture, 100 megapixels.',
        'What is accepted is fixed.',
      ),
      text: needing(
        ['number', 'time'],
        paragraph(
          'Sent: text',
          200,
          'Your quote number is {number}. We’ll email you our price within 24 hours, by {time}, with every cost on its own line.',
          '{number} and {time} become the quote’s number and when the price is sent.',
        ),
      ),
    }),
    received: part('Email: we have the request', {
      subject: needing(['number'], line('Subject', 80, 'We received your quote request {number}')),
      greeting: line('Greeting', 60, 'Hello,'),
      text: needing(
        ['number'],
        paragraph('Text', 300, 'Your quote request reached the {brand} team. Your quote number is {number}.'),
      ),
      promise: needing(
        ['time'],
        paragraph(
          'What comes next',
          300,
          'You’ll have our price, with every cost spelled out, by {time}. Nothing gets ordered until you approve it.',
        ),
      ),
      mistake: paragraph(
        'For people who did not write',
        300,
        'If you didn’t write to us, someone entered your address by mistake, and you can ignore this email.',
        'The address of the page follows it.',
      ),
      closing: line('Last line', 60, 'The {brand} team'),
    }),
  },
};

export type QuoteWords = WordsOf<typeof QUOTE_TEXTS>;
