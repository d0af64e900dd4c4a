import { answering, type DeskSource, factsOf } from '@/core/server/desk-source';
import { labelSql } from '@/core/server/label-sql';
import { recordMailsDesk } from '@/core/server/record-mails';
import { inSql } from '@/kit/db/in-sql';
import { MERCHANDISE, QUOTE_TIERS, type QuoteRequest } from '../contract';
import { quoteStates } from '../rules/quote-states';
import { quoteMails } from './quote-mails';

const QUOTED = { to: 'quoted', label: 'Send quote' } as const;
const CLOSE = { to: 'closed', label: 'Send and close' } as const;
const SPAM = 'This quote request looks like spam: nobody is emailed.';

/** A question back leaves the clock running; only a price answers the request. */
const STATES = answering(
  quoteStates,
  {
    new: [{ to: 'in-progress', label: 'Send and keep open' }, QUOTED],
    'in-progress': [{ to: null, label: 'Send and keep open' }, QUOTED],
    quoted: [{ to: null, label: 'Send and wait' }],
    approved: [{ to: null, label: 'Send' }, CLOSE],
    declined: [{ to: null, label: 'Send' }, CLOSE],
    closed: 'This quote request is Closed: move it to In progress before you answer.',
    spam: SPAM,
  },
  SPAM,
);

const MERCH = labelSql('one.merchandise', MERCHANDISE);

/** Quote requests at the desk. @param savedTexts SQL: those of another feature, because there is one list of them */
export const quoteDesk = (savedTexts: string): DeskSource => ({
  kind: 'quote',
  ...STATES,
  sql: {
    number: 'one.quote_id',
    who: 'one.name',
    title: `one.quantity || ' × ' || ${MERCH} || ', ' || one.event`,
    detail: `one.quantity || case one.quantity when 1 then ' piece' else ' pieces' end`,
    name: 'one.name',
    organization: 'one.organization',
    message: `nullif(one.idea, '')`,
    theirPriority: 'null::text',
    ourPriority: 'null::text',
    dueAt: `case when one.status in (${inSql(quoteStates.owed)}) then one.due_at end`,
    wroteAt: 'one.created_at',
    isWaiting: `status in (${inSql(quoteStates.owed)}) and quarantined is not true`,
    isSpam: `(one.status = 'spam' or one.quarantined is true)`,
    searched: ['quote_id', 'organization', 'name', 'email', 'event', 'idea'],
    topics: { column: 'merchandise', options: MERCHANDISE },
    facts: factsOf<QuoteRequest>({
      merchandise: ['What', MERCH],
      quantity: ['Pieces', 'one.quantity::text'],
      sizes: ['Sizes', `nullif(one.sizes, '')`],
      tier: ['Order', labelSql('one.tier', QUOTE_TIERS)],
      estimate: ['Estimate', `'$' || trim(to_char(one.estimate, '999,999,990.00'))`],
      event: ['For', 'one.event'],
      design: ['Design', 'one.design_name', `'/admin/api/quotes/' || one.id || '/design'`],
      idea: 'message',
      name: 'name',
      email: 'email',
      organization: 'organization',
    }),
    placeholders: `json_build_object('name', one.name, 'organization', one.organization, 'quoteId', one.quote_id)`,
    subject: `'Your quote request ' || one.quote_id`,
  },
  ...recordMailsDesk(quoteMails),
  savedTexts,
});
