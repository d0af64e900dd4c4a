/** Drafts of emails to applicants, to be completed by the sender. */
export const preparedMailSeeds = [
  {
    title: 'Accepted',
    state: 'accepted',
    subject: 'Your founding chapter application: accepted',
    text: `Dear {name},

welcome! We have accepted {organization} as a founding chapter. A founding place is kept for you.

We will write to you with the next steps soon. If you have questions until then, answer this mail.`,
  },
  {
    title: 'On the waitlist',
    state: 'waitlisted',
    subject: 'Your founding chapter application: on the waitlist',
    text: `Dear {name},

thank you for applying with {organization}. There is no founding place for you at the moment, and we have put you on the waitlist.

We write to you as soon as a place is free. There is nothing that you need to do.`,
  },
  {
    title: 'Declined',
    state: 'declined',
    subject: 'Your founding chapter application',
    text: `Dear {name},

thank you for applying with {organization}. We have looked at your application and cannot offer you a founding place.

If you think that we have missed something, answer this mail.`,
  },
  {
    title: 'We are looking closer',
    state: 'in-review',
    subject: 'Your founding chapter application: a question',
    text: `Dear {name},

thank you for applying with {organization}. We are looking at your application and would like to know a little more first:

{reason}

Please answer this mail; then we decide.`,
  },
  {
    title: 'Withdrawn',
    state: 'withdrawn',
    subject: 'Your founding chapter application: withdrawn',
    text: `Dear {name},

as you wished, we have withdrawn the application of {organization}. Nothing else is needed from you.

If this was not your wish, answer this mail and we look at it again.`,
  },
];
