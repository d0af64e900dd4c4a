/** Drafts of answers, to be completed by the sender. */
export const savedReplySeeds = [
  {
    title: 'We’re looking into it',
    text: `Hi {name},

Thanks for writing to us about “{subject}”. We’re looking into it and will get back to you as soon as we know more.

You don’t need to do anything in the meantime. If something changes, please tell us through the link below. Your ticket is {ticketId}.`,
  },
  {
    title: 'We need a little more from you',
    text: `Hi {name},

Thanks for writing to us. To find out what happened, we need a little more from you:

- What were you doing right before it happened?
- What did you expect, and what happened instead?
- When did it happen, and on which device?

A screenshot helps, too. Please answer through the link below. Your ticket is {ticketId}.`,
  },
  {
    title: 'It’s fixed',
    text: `Hi {name},

The problem you told us about in “{subject}” is fixed. Please try again. If anything still isn’t right, answer through the link below, and we’ll look into it right away.

Thanks for telling us.`,
  },
  {
    title: 'Thanks for the idea',
    text: `Hi {name},

Thanks for your idea. We’ve added it to our list and will let you know when there’s something to see.

We can’t promise a date yet. If you’d like to tell us more about how your chapter would use it, answer through the link below. It helps us build the right thing.`,
  },
];
