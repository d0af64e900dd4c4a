import { line, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

/** The texts of the sign-up form in the footer, of its emails, and of the pages that they lead to. */
export const NEWSLETTER_TEXTS = {
  slug: 'newsletter-form',
  label: 'Newsletter sign-up',
  about:
    'Heading, text and button at the form are stored with each subscription, as the consent that was given.',
  parts: {
    form: part('The form in the footer', {
      heading: line('Heading', 60, 'Be there when the doors open.'),
      text: paragraph('Text', 160, 'Our newsletter brings launch news to your inbox.'),
      example: line('Example of an email address', 60, 'you@school.edu'),
      button: line('Button', 24, 'Subscribe'),
      pending: line('Button while sending', 24, 'Subscribing...'),
      done: line('Button for three seconds after it', 24, 'Subscribed!'),
    }),
    messages: part('Messages in the corner of the page', {
      sentTitle: line('Sent: title', 60, 'Successfully Subscribed!'),
      sentText: paragraph('Sent: text', 200, 'Thank you for subscribing to our newsletter.'),
      failedTitle: line('Failed: title', 60, 'Subscription Failed'),
      failedText: line('Failed: text', 120, 'Please try again', 'Shown when no reason is known.'),
    }),
    confirmation: part('Email: please confirm', {
      subject: line('Subject', 80, 'Please confirm your {brand} newsletter subscription'),
      greeting: line('Greeting', 60, 'Hello,'),
      text: paragraph(
        'Text',
        300,
        'This address was entered for the {brand} newsletter. Please confirm with one click:',
      ),
      button: line('Button', 40, 'Yes, subscribe me'),
      mistake: paragraph(
        'For people who did not subscribe',
        300,
        'If it wasn’t you, ignore this email, and you won’t get anything else from us.',
      ),
      never: line('Link that refuses', 60, 'Never send me the newsletter'),
      closing: line('Last line', 60, 'The {brand} team'),
    }),
    welcome: part('Email: welcome', {
      subject: line('Subject', 80, 'Welcome to the {brand} newsletter'),
      greeting: line('Greeting', 60, 'Hello,'),
      text: paragraph(
        'Text',
        300,
        'You’re subscribed to the {brand} newsletter. The next issue comes to this address.',
      ),
      button: line('Button, once there is an issue', 40, 'Read the latest issue'),
      preferences: line('Link to one’s preferences', 60, 'Change your preferences'),
      unsubscribe: line('Link that unsubscribes', 60, 'Unsubscribe'),
      closing: line('Last line', 60, 'The {brand} team'),
    }),
    issue: part('Email: below each issue', {
      why: paragraph(
        'Why it arrives',
        200,
        'You get this mail because you subscribed to the {brand} newsletter.',
      ),
      browser: line('Link to its page', 40, 'Read in the browser'),
      preferences: line('Link to one’s preferences', 40, 'Preferences'),
      unsubscribe: line('Link that unsubscribes', 40, 'Unsubscribe'),
      plainClosing: line('As plain text: last line', 60, 'The {brand} team'),
      plainBrowser: line('As plain text: before the address of its page', 60, 'Read it in the browser:'),
      plainPreferences: line(
        'As plain text: before the address of one’s preferences',
        60,
        'Change your preferences:',
      ),
      plainUnsubscribe: line(
        'As plain text: before the address that unsubscribes',
        60,
        'Unsubscribe with one click:',
      ),
    }),
    newLink: part('Email: a new link to unsubscribe', {
      subject: line('Subject', 80, 'Your link to unsubscribe from the {brand} newsletter'),
      greeting: line('Greeting', 60, 'Hello,'),
      text: paragraph(
        'Text',
        300,
        'The link in an older email had expired, and someone asked for a new one. Here it is:',
      ),
      button: line('Button', 40, 'Unsubscribe'),
      mistake: paragraph(
        'For people who did not ask',
        300,
        'If it wasn’t you, ignore this email, and nothing changes.',
      ),
      closing: line('Last line', 60, 'The {brand} team'),
    }),
    plain: part('Without JavaScript', {
      title: line('Title of the page that answers', 60, 'Newsletter'),
      name: line(
        'What the form is called',
        30,
        'newsletter form',
        'In a sentence: Go to the newsletter form.',
      ),
    }),
    confirm: part('Page of the link that confirms', {
      title: line('Title', 60, 'Confirm your subscription'),
      text: paragraph(
        'Text',
        200,
        'Click once, and we’ll send the newsletter to the address where you got our email.',
      ),
      button: line('Button', 30, 'Yes, subscribe me'),
      doneTitle: line('Afterward: title', 60, 'You’re subscribed'),
      doneText: paragraph('Afterward: text', 200, 'Thank you for subscribing to our newsletter.'),
      expiredTitle: line('Old link: title', 60, 'This link has expired'),
      expiredText: paragraph(
        'Old link: text',
        200,
        'Confirmation links work for seven days. Subscribe again, and we’ll email you a new one.',
      ),
    }),
    unsubscribe: part('Page of the link that unsubscribes', {
      pageTitle: line('Title of the browser tab', 60, 'Unsubscribe'),
      title: line('Title', 60, 'Unsubscribe?'),
      text: paragraph(
        'Text',
        200,
        'Click once, and we’ll stop sending the newsletter to the address where you got our email.',
      ),
      button: line('Button', 30, 'Unsubscribe'),
      doneTitle: line('Afterward: title', 60, 'You’re unsubscribed'),
      doneText: paragraph('Afterward: text', 200, 'You won’t get the newsletter anymore.'),
      expiredTitle: line('Old link: title', 60, 'This link has expired'),
      expiredText: paragraph(
        'Old link: text',
        200,
        'Click once, and we’ll send a new unsubscribe link to the address where you got our email.',
      ),
      expiredButton: line('Old link: button', 30, 'Send me a new link'),
    }),
    archive: part('The archive: every issue that was mailed and is public', {
      title: line('Title', 60, 'Letters'),
      text: paragraph('Text', 160, 'Every issue of the {brand} newsletter, as it was mailed.'),
      dated: line('Above an issue', 60, 'Letter of {date}', '{date} becomes the day on which it was mailed.'),
      mailed: line('Below the date', 60, 'as mailed to every subscriber'),
      signed: line('Signature', 60, 'The {brand} team'),
      older: line(
        'Above the title of the issue before',
        60,
        'Letter {number}, {month}',
        '{number} and {month} become those of the issue.',
      ),
      all: line('Above the link to the archive', 60, 'All letters'),
      link: line('Link to the archive', 30, 'Archive'),
    }),
    preferences: part('Page of the link to one’s preferences', {
      title: line('Title', 60, 'Your newsletter'),
      text: paragraph(
        'Text',
        200,
        'There is one newsletter, and no list of topics. You can change what we call you, or leave.',
      ),
      email: line('Label of the address', 30, 'Email'),
      name: line('Label of the name', 30, 'Name'),
      save: line('Button that saves the name', 30, 'Save'),
      saved: line('Saved', 60, 'Saved.'),
      leave: line('Button that unsubscribes', 30, 'Unsubscribe'),
      leftTitle: line('Not subscribed: title', 60, 'You’re not subscribed'),
      leftText: paragraph('Not subscribed: text', 200, 'No newsletter goes to this address.'),
      join: line('Not subscribed: button', 30, 'Subscribe again'),
    }),
    links: part('On both pages', {
      sentTitle: line('New link sent: title', 60, 'A new link is on its way'),
      sentText: paragraph('New link sent: text', 200, 'It’s going to the address where you got our email.'),
      goneTitle: line('Dead link: title', 60, 'This link no longer works'),
      goneText: paragraph(
        'Dead link: text',
        200,
        'It’s incomplete, or the address has been removed from the newsletter.',
      ),
      home: line('Link to the home page', 30, 'Go to the home page'),
      again: line('Link to the form', 30, 'Subscribe again'),
    }),
  },
};

export type NewsletterWords = WordsOf<typeof NEWSLETTER_TEXTS>;

/** What a person agreed to: the text at the form. */
export const consentWording = ({ heading, text, button }: NewsletterWords['form']) =>
  `${heading} ${text} [${button}]`;
