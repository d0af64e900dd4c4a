/** Drafts of emails to applicants, to be completed by the sender. */
export const preparedMailSeeds = [
  {
    title: 'Accepted',
    state: 'accepted',
    subject: 'Your founding chapter application: accepted',
    text: `Dear {name},

Welcome! We’ve accepted {organization} as a founding chapter, and we’re holding a founding spot for you.

We’ll write to you soon with the next steps. If you have questions in the meantime, just reply to this email.`,
  },
  {
    title: 'On the waitlist',
    state: 'waitlisted',
    subject: 'Your founding chapter application: on the waitlist',
    text: `Dear {name},

Thank you for applying with {organization}. We don’t have a founding spot for you right now, so we’ve put you on the waitlist.

We’ll write to you as soon as a spot opens up. There’s nothing you need to do.`,
  },
  {
    title: 'Declined',
    state: 'declined',
    subject: 'Your founding chapter application',
    text: `Dear {name},

Thank you for applying with {organization}. We’ve reviewed your application, and we can’t offer you a founding spot.

If you think we missed something, please reply to this email.`,
  },
  {
    title: 'We have a question',
    state: 'in-review',
    subject: 'Your founding chapter application: a question',
    text: `Dear {name},

Thank you for applying with {organization}. We’re reviewing your application and would like to know a little more first:

{reason}

Please reply to this email, and then we’ll decide.`,
  },
  {
    title: 'Withdrawn',
    state: 'withdrawn',
    subject: 'Your founding chapter application: withdrawn',
    text: `Dear {name},

As you asked, we’ve withdrawn {organization}’s application. There’s nothing else you need to do.

If you didn’t ask for this, reply to this email and we’ll take another look.`,
  },
];
