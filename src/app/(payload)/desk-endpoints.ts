import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readWordsOf } from '@/features/brand/server/owner-words.queries';
import { deskEndpoints } from '@/features/desk/server/desk.endpoints';
import { ARTICLE_TEXTS } from '@/features/help/server/article-texts';
import { draftArticle } from '@/features/help/server/draft-article';
import { quoteDesk } from '@/features/merch/server/quote-desk';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { ticketDesk } from '@/features/support/server/ticket-desk';
import { applicationDesk } from '@/features/waitlist/server/application-desk';

const ticketsAlone = ticketDesk(readWordsOf(TICKET_TEXTS));

/** Saved replies, and after them the help articles, whose addresses go into a reply the same way. */
const tickets = {
  ...ticketsAlone,
  savedTexts: `select * from (${ticketsAlone.savedTexts}) saved union all select * from (${ARTICLE_TEXTS}) articles`,
};

const quotes = quoteDesk(tickets.savedTexts);

/** The board calls a record what the desk calls it. */
export const DUE_TITLES = { tickets: tickets.sql.title, quotes: quotes.sql.title };

/** One desk for every room whose senders are answered. */
export const desk = deskEndpoints([tickets, quotes, applicationDesk], {
  readBrand: readBrandIdentity,
  draftArticle,
});
