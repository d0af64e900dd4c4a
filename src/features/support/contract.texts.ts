import { line, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

/** The texts of /support: the page, its form and everything that follows a request there. */
export const SUPPORT_TEXTS = {
  slug: 'support-page',
  label: 'Support page',
  about:
    'The address for support is in the brand settings. Pages and emails of a sent request have a form of their own.',
  parts: {
    hero: part('Top of the page', {
      heading: paragraph('Heading', 40, 'Ask us anything.\nAnswered in a day.', 'One or two lines.'),
      lead: paragraph(
        'First sentences',
        180,
        'Dues day, a stuck check-in, a password at midnight. Write to us and we’ll get your chapter moving again.',
      ),
      chat: line('First tile: name', 24, 'Live Chat'),
      chatText: line('First tile: text', 24, 'Coming soon'),
      email: line('Second tile: name', 24, 'Email Support', 'Its text is the address.'),
      time: line('Third tile: name', 24, 'Response Time'),
      timeText: line('Third tile: text', 24, 'Within 24 hours'),
      measured: needing(
        ['time', 'percent'],
        line(
          'Third tile: what was measured',
          100,
          'Median first answer {time}; {percent} % within 24 hours, last 90 days',
          'Shown after twenty answers. {time} becomes hours and minutes, {percent} a number.',
        ),
      ),
    }),
    form: part('The form', {
      heading: line('Heading', 50, 'Submit a Support Request'),
      lead: line('Below the heading', 120, 'We’ll reply by email, with a ticket number you can refer to.'),
      leadWithoutMail: line(
        'Below the heading while the site sends no email',
        120,
        'You get a ticket number. With it, you find our answer on your request’s page.',
      ),
      status: line('Before the link to a sent request', 40, 'Already wrote to us?'),
      statusLink: line('Link to a sent request', 30, 'Check your request'),
      category: line('Category before one is selected', 30, 'Select a category'),
      messageExample: line(
        'Example of a message',
        100,
        'What happened, what you expected, and who it affects.',
      ),
      submit: line('Button', 30, 'Submit request'),
      pending: line('Button while sending', 30, 'Submitting...'),
      promise: line('Beside the button', 60, 'We’ll answer within 24 hours.'),
    }),
    answers: part('Help articles below the subject', {
      heading: line('Heading', 50, 'These may answer it right away'),
      name: line('Name of the list, read aloud', 50, 'Articles that may answer it'),
      told: line(
        'Read aloud when they appear',
        100,
        'Help articles that may answer it are listed after the category.',
      ),
      one: line('Number of articles when it is 1', 20, '1 article'),
      many: needing(['count'], line('Number of articles', 24, '{count} articles')),
      newTab: line('After each article, read aloud', 30, '(opens in a new tab)'),
    }),
    knowledge: part('Knowledge base', {
      heading: line('Heading', 30, 'Knowledge Base'),
      lead: line('Below the heading', 80, 'Short answers to what chapters ask most often.'),
      search: line('Search field', 30, 'Search articles'),
      soon: line('Before there are articles: title', 50, 'Knowledge Base Coming Soon'),
      soonText: line('Before there are articles: text', 80, 'Until then, this box won’t find anything.'),
      foundOne: needing(['asked'], line('One answer', 40, '1 answer for “{asked}”')),
      found: needing(['count', 'asked'], line('Answers', 40, '{count} answers for “{asked}”')),
      nothing: needing(
        ['asked'],
        line('No answer', 100, 'No answer yet for “{asked}”. Write to us: a person can answer it.'),
      ),
      showOne: line('Link to the one answer', 30, 'The answer'),
      showAll: needing(['count'], line('Link to all answers', 30, 'All {count} answers')),
    }),
    done: part('After sending', {
      heading: line('Heading', 40, 'Request Submitted!'),
      text: paragraph(
        'Text above the ticket ID',
        160,
        "We'll respond within 24 hours. Quote this number if you write again:",
      ),
      follow: needing(['link'], line('Below the ticket ID', 80, '{link} and add to it at any time.')),
      followLink: line('Link in that sentence', 40, 'Follow your request'),
      downloaded: line('After a download: above the heading', 60, 'As soon as you’ve sent the file:'),
      downloadedText: line('After a download: text', 80, 'We’ll respond within 24 hours.'),
      downloadedEmail: line('After a download: subject of the email', 60, 'Support request'),
      again: line('Button to another request', 40, 'Submit Another Request'),
    }),
    messages: part('Messages in the corner of the page', {
      sentTitle: line('Sent: title', 60, 'Support Request Submitted!'),
      sentText: needing(
        ['ticket'],
        paragraph(
          'Sent: text',
          200,
          "Your request has been received with ticket ID: {ticket}. We'll respond within 24 hours.",
        ),
      ),
      serviceText: paragraph(
        'Sent through the form service: text',
        200,
        "Thank you for contacting us. We'll respond to your request soon!",
      ),
      downloadedTitle: line('Downloaded as a file: title', 60, 'Support Ticket Downloaded!'),
      downloadedText: paragraph(
        'Downloaded as a file: text',
        200,
        'Please send the downloaded file to the support email to receive assistance.',
      ),
      failedTitle: line('Failed: title', 60, 'Submission Failed'),
      failedText: paragraph(
        'Failed: text',
        200,
        'There was an error submitting your request. Please try again.',
        'Shown when no reason is known.',
      ),
    }),
    plain: part('Without JavaScript', {
      title: line('Title of the page that answers', 60, 'Support request'),
      name: line('What the form is called', 30, 'support form', 'In a sentence: Go to the support form.'),
      text: needing(
        ['ticket'],
        paragraph(
          'Sent: text',
          200,
          'Your request has been received with ticket ID: {ticket}. We’ll respond within 24 hours.',
        ),
      ),
      follow: needing(
        ['link'],
        line('Sent: what comes next', 80, 'You can {link} and add to it at any time.'),
      ),
      followLink: line('Link in that sentence', 40, 'follow your request'),
    }),
    search: part('Search results and shared links', {
      title: line('Title', 60, 'Support', 'The brand’s name is added after it.'),
      description: paragraph(
        'Description',
        160,
        'Write to us about anything your chapter needs. We respond within 24 hours.',
      ),
    }),
  },
};

export type SupportWords = WordsOf<typeof SUPPORT_TEXTS>;
