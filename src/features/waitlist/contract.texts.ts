import { line, needing, paragraph, part, type WordsOf } from '@/shared/page-texts';

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
