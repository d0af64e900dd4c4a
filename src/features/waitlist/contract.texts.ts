import { line, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

/** The texts of the application section on the home page, and of everything that follows an application there. */
export const APPLICATION_TEXTS = {
  slug: 'application-form',
  label: 'Founding application form',
  about: 'The claims beside the form are in the brand settings.',
  parts: {
    panel: part('Beside the form', {
      heading: line('Heading', 60, 'Put your letters on the first hundred.'),
      headingFull: line('Heading when no seat is left', 60, 'All {seats} founding places are taken'),
      lead: paragraph(
        'First sentences',
        180,
        'Tell us who you are. We’ll review your application and contact you with next steps.',
      ),
      leadFull: paragraph(
        'First sentences when no seat is left',
        180,
        'Leave your details, and we’ll write to you about a place on the waitlist.',
      ),
      count: line('After the number of seats left', 50, 'of {seats} founding spots left'),
      counter: line('Read aloud for the drawn seats', 80, '{left} of {seats} founding spots left'),
    }),
    form: part('The form', {
      heading: line('Heading', 50, 'Founding Chapter application'),
      headingFull: line('Heading when no seat is left', 50, 'Join the waitlist'),
      lead: line('Below the heading', 80, 'Four fields. About a minute.'),
      nameExample: line('Example of a name', 60, 'Maya Castellanos'),
      emailExample: line('Example of an email address', 60, 'maya@school.edu'),
      organizationExample: line('Example of an organization', 60, 'Gamma Omega Lambda, Beta chapter'),
      submit: line('Button', 40, 'Apply for Founding Chapter Status'),
      submitShort: line('Button on small screens', 20, 'Apply now'),
      submitFull: line('Button when no seat is left', 40, 'Join the waitlist'),
      pending: line('Button while sending', 30, 'Submitting...'),
      agreement: needing(
        ['privacy', 'terms'],
        line(
          'Below the button',
          120,
          'By applying you agree to the {privacy} and {terms}.',
          '{privacy} and {terms} become links.',
        ),
      ),
      privacy: line('Link to the privacy policy', 40, 'Privacy Policy'),
      terms: line('Link to the terms', 40, 'Terms of Service'),
    }),
    thanks: part('After applying', {
      heading: line('Heading', 80, 'Thank you for applying to be a Founding Chapter!'),
      text: paragraph(
        'Text',
        300,
        "We'll review your application and contact you soon with next steps. Founding Chapters receive priority onboarding and exclusive benefits.",
      ),
      back: line('Link back to the form', 40, 'Back to form'),
      state: line('State of the application', 30, 'Pending Review'),
      reference: line('Above the reference', 40, 'Your reference'),
      copy: line('Button that copies the reference', 16, 'Copy'),
      copied: line('The same, after copying', 20, 'Copied'),
    }),
    next: part('What happens next', {
      sent: line('First step', 60, 'Your application is in'),
      sentAt: line('When', 40, 'today, {time}', '{time} becomes the time of day.'),
      review: line('Second step', 60, 'We review it'),
      reviewBy: line(
        'When, with the business days of the brand settings',
        40,
        'by {date}',
        '{date} becomes the day in the visitor’s calendar.',
      ),
      reviewIn: line(
        'The same without JavaScript',
        50,
        'within {days} business days',
        '{days} becomes their number.',
      ),
      reviewSoon: line('When, without a number of days', 40, 'soon'),
      answer: line('Last step', 60, 'You hear from us, at {email}', '{email} becomes the address.'),
      answerPlain: line('Last step without JavaScript', 60, 'You hear from us by email'),
      answerAt: line('When', 40, 'the same day'),
      answerSoon: line('When, without a number of days', 40, 'after that'),
    }),
    plan: part('Beside the form, after applying', {
      heading: paragraph('Heading', 60, 'Your column is\non the site plan.', 'One or two lines.'),
      lead: paragraph(
        'First sentences',
        180,
        'It is drawn in brass until we decide. The counter moves when we accept a chapter, never when one applies.',
      ),
      counter: line(
        'Read aloud for the drawn seats',
        100,
        '{left} of {seats} founding spots left; your application is pending',
      ),
      taken: line('Beside a taken column', 40, 'taken'),
      free: line('Beside a free column', 40, 'free'),
      yours: line('Beside the brass column', 60, 'yours, pending: still counted as free'),
      tell: line('Above the picture to share', 40, 'Tell the house'),
      headline: paragraph(
        'In the picture to share',
        60,
        'Our letters are in\nfor the first hundred.',
        'One or two lines.',
      ),
      share: line('Button that shares the picture', 20, 'Share'),
      save: line('Button that saves the picture', 20, 'Save'),
      failed: line('When there is no picture', 80, 'Download failed. Please try again.'),
    }),
    invite: part('Bring an officer, after applying', {
      heading: line('Heading', 40, 'Bring an officer'),
      text: paragraph(
        'Text',
        160,
        'Opens your own email with three lines and your reference. We never see the address.',
      ),
      button: line('Button', 30, 'Invite an officer'),
      without: needing(
        ['link'],
        line('Below the button', 60, 'No email app? {link}', '{link} becomes a button.'),
      ),
      copy: line('The button that copies', 30, 'Copy the message'),
      copied: line('The same, after copying', 20, 'Copied'),
      subject: line('Subject of the email', 80, 'We applied to {brand}'),
      message: paragraph(
        'Email',
        400,
        'I sent our application to {brand} for {organization}.\nLook at it before the meeting: {site}\nOur reference: {reference}',
        '{organization}, {site} and {reference} are filled in.',
      ),
    }),
    messages: part('Messages in the corner of the page', {
      sentTitle: line('Sent: title', 60, 'Application Submitted!'),
      sentText: paragraph(
        'Sent: text',
        200,
        "Thank you for your interest in becoming a Founding Chapter. We'll be in touch soon!",
      ),
      downloadedTitle: line('Downloaded as a file: title', 60, 'Application Downloaded!'),
      downloadedText: paragraph(
        'Downloaded as a file: text',
        200,
        "Please send the downloaded file to the team's contact mailbox to complete your founding chapter application.",
      ),
      failedTitle: line('Failed: title', 60, 'Submission Failed'),
      failedText: paragraph(
        'Failed: text',
        200,
        'There was an error submitting your application. Please try again.',
        'Shown when no reason is known.',
      ),
    }),
    received: part('Email: we have the application', {
      subject: line('Subject', 80, '{brand} received your founding chapter application'),
      greeting: line('Greeting', 60, 'Hello,'),
      text: paragraph(
        'Text',
        300,
        'Your application to the founding chapter program reached the {brand} team.',
      ),
      promise: paragraph(
        'What comes next',
        300,
        'We review every application and will write to you with next steps. There’s nothing else you need to do.',
      ),
      mistake: paragraph(
        'For people who did not apply',
        300,
        'If you didn’t apply, someone entered your address by mistake, and you can ignore this email.',
        'The address of the page follows it.',
      ),
      closing: line('Last line', 60, 'The {brand} team'),
    }),
    plain: part('Without JavaScript', {
      title: line('Title of the page that answers', 60, 'Founding chapter application'),
      name: line(
        'What the form is called',
        30,
        'application form',
        'In a sentence: Go to the application form.',
      ),
    }),
  },
};

export type ApplicationWords = WordsOf<typeof APPLICATION_TEXTS>;
