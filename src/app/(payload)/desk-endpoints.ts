import { deskEndpoints } from '@/features/desk/server/desk.endpoints';
import { ARTICLE_TEXTS } from '@/features/help/server/article-texts';
import { draftArticle } from '@/features/help/server/draft-article';
import { quoteDesk } from '@/features/merch/server/quote-desk';
import { ticketDesk } from '@/features/support/server/ticket-desk';
import { applicationDesk } from '@/features/waitlist/server/application-desk';

/** Saved replies, and after them the help articles, whose addresses go into a reply the same way. */
const tickets = {
  ...ticketDesk,
  savedTexts: `select * from (${ticketDesk.savedTexts}) saved union all select * from (${ARTICLE_TEXTS}) articles`,
};

const quotes = quoteDesk(tickets.savedTexts);

/** The board calls a record what the desk calls it. */
export const DUE_TITLES = { tickets: tickets.sql.title, quotes: quotes.sql.title };

/** One desk for every feature whose senders are answered. */
export const desk = deskEndpoints([tickets, quotes, applicationDesk], draftArticle);
