/** Drafts of answers, to be completed by the sender. */
export const savedReplySeeds = [
  {
    title: 'We are looking into it',
    text: `Hello {name},

thank you for writing to us about “{subject}”. We are looking into it and come back to you as soon as we know more.

You need not do anything in the meantime. If something changes, please tell us through the link below; your ticket is {ticketId}.`,
  },
  {
    title: 'We need a little more from you',
    text: `Hello {name},

thank you for writing to us. To find out what happened we need a little more from you:

- What did you do just before?
- What did you expect, and what did you see instead?
- When was it, and on which device?

A picture of the screen helps, too. Please answer through the link below; your ticket is {ticketId}.`,
  },
  {
    title: 'It is mended',
    text: `Hello {name},

what you told us about in “{subject}” is mended. Please try again; if anything is still not as it should be, answer through the link below and we look at it at once.

Thank you for telling us.`,
  },
  {
    title: 'Thank you for the idea',
    text: `Hello {name},

thank you for your idea. We have written it down where we plan what comes next, and we tell you when there is something to see.

We cannot promise a date yet. If you would like to say more about how your chapter would use it, answer through the link below: it helps us to build the right thing.`,
  },
];
