import { line, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

const state = (label: string, title: string, text: string) =>
  part(`State: ${label}`, { title: line('Name', 30, title), text: paragraph('Text', 140, text) });

const COMES_BACK = 'Only where answers to our emails come back to the desk (LMTP_PORT or IMAP_URL).';

/** What a requester reads after a request was sent: its page, and the emails about it. */
export const TICKET_TEXTS = {
  slug: 'support-requests',
  label: 'Sent support requests',
  about: 'The preview shows the page on which a requester enters the ticket ID.',
  parts: {
    lookup: part('Page that asks for the ticket ID', {
      pageTitle: line(
        'Title of the browser tab',
        60,
        'Your support request',
        'Also of the page of a request.',
      ),
      heading: line('Heading', 40, 'Follow your request.'),
      lead: paragraph(
        'First sentences',
        180,
        'You’ll find the ticket ID in our email to you, along with a link that opens your request right away.',
      ),
      submit: line('Button', 30, 'Show my request'),
      pending: line('Button while searching', 30, 'Looking...'),
      unknown: line(
        'When there is no such request',
        120,
        'We can’t find a request with this ticket ID and email. Please check both.',
        'It must not say which of the two is wrong.',
      ),
      silent: line('When the site fails', 100, 'The site did not answer. Please try again.'),
      offline: line(
        'When the connection fails',
        120,
        'The site did not answer. Please check your connection and try again.',
      ),
    }),
    request: part('Page of a request', {
      status: line('First fact', 24, 'Status'),
      ticketId: line('Second fact', 24, 'Ticket ID'),
      received: line('Third fact', 24, 'Received'),
      conversation: line('Heading', 40, 'Conversation'),
      team: line('Who wrote our messages', 40, 'The {brand} team'),
      you: line('Who wrote theirs', 24, 'You'),
      submit: line('Button that adds a message', 30, 'Send message'),
      got: line('After a message', 80, 'We got your message.'),
      again: line('Link when the request is closed', 30, 'Send a new request'),
      reopen: needing(
        ['until'],
        paragraph(
          'While a closed request can be opened again',
          180,
          'This request is closed. If it isn’t solved, write below until {until}, and we’ll open it again.',
          '{until} is the last day and time.',
        ),
      ),
    }),
    fresh: state('New', 'Received', 'We have your request and will answer within 24 hours.'),
    open: state('Open', 'In progress', 'We’re working on it and will answer within 24 hours.'),
    waiting: state(
      'Waiting on requester',
      'Waiting on you',
      'We’ve answered. If anything is missing, let us know below.',
    ),
    resolved: state('Resolved', 'Resolved', 'We consider this resolved. If it isn’t, let us know below.'),
    closed: state(
      'Closed',
      'Closed',
      'This request is closed. Please send a new one and mention its number.',
    ),
    dead: part('Page of a link that opens nothing', {
      title: line('Title', 60, 'This link no longer works'),
      text: paragraph('Text', 160, 'It’s incomplete, it has expired, or the request it led to was removed.'),
      link: line('Link to the page that asks', 40, 'Open it with its ticket ID'),
    }),
    plain: part('A message that was refused', {
      title: line('Title', 60, 'Your message was not sent'),
      name: line('What the form is called', 30, 'form below your request'),
      text: line(
        'Text',
        120,
        'There was an error sending your message. Please try again.',
        'Shown when no reason is known.',
      ),
      file: line(
        'Another kind of file: text',
        140,
        'The file must be a PNG, JPEG or WebP picture, a PDF or plain text, and at most 10 MB.',
        'What is accepted is fixed.',
      ),
      link: line(
        'A link that has expired: text',
        140,
        'The link to your request no longer works. You can open it again with its ticket ID.',
      ),
    }),
    received: part('Email: we have the request', {
      subject: needing(['ticket'], line('Subject', 80, 'We received your support request {ticket}')),
      greeting: line('Greeting', 60, 'Hello,'),
      text: needing(
        ['ticket'],
        paragraph('Text', 300, 'Your support request reached the {brand} team. Your ticket ID is {ticket}.'),
      ),
      promise: paragraph('What comes next', 300, 'We’ll answer within 24 hours.'),
      link: line('Link to the request', 60, 'Follow your request, or add to it'),
      byEmail: line('How to add to it by email', 100, 'To add something, answer this email.', COMES_BACK),
      linkByEmail: line('Link to the request, below that', 60, 'Follow your request', COMES_BACK),
      mistake: paragraph(
        'For people who did not write',
        300,
        'If you didn’t write to us, someone entered your address by mistake, and you can ignore this email.',
        'The address of the page follows it.',
      ),
      closing: line('Last line', 60, 'The {brand} team'),
    }),
    reply: part('Email: our answer', {
      subject: needing(
        ['ticket'],
        line(
          'Subject',
          80,
          'Your support request {ticket}',
          'Later answers keep the subject of the first email.',
        ),
      ),
      closing: line('Below the answer', 60, 'The {brand} team'),
      link: line('Link to the request', 60, 'Answer through this link'),
      byEmail: line('How to answer by email', 100, 'To reply, answer this email.', COMES_BACK),
      linkByEmail: line('Link to the request, below that', 60, 'Follow your request', COMES_BACK),
      about: needing(
        ['ticket'],
        line('Above what the requester wrote', 80, 'You wrote about ticket {ticket}:'),
      ),
    }),
  },
};

export type TicketWords = WordsOf<typeof TICKET_TEXTS>;
