/** What the back office hands to `readInbox`; loaded late, because these modules read the environment. */
export async function dueTitles() {
  const { quoteDesk } = await import('../../src/features/merch/server/quote-desk');
  return { tickets: 'one.subject', quotes: quoteDesk('').sql.title };
}
