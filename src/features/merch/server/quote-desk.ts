import { answering, type DeskSource, deskFacts, factsOf } from '@/core/server/desk-source';
import { labelSql } from '@/core/server/label-sql';
import { recordMailsDesk } from '@/core/server/record-mails';
import { inSql } from '@/kit/db/in-sql';
import { type QuoteRequest, quoteFields } from '../quotes.form';
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

const MERCHANDISE = quoteFields.merchandise.options;
const { merchandise, quantity, sizes, tier, event, ...others } = deskFacts(quoteFields);

/** Quote requests at the desk. */
export const quoteDesk: DeskSource = {
  kind: 'quote',
  ...STATES,
  sql: {
    number: 'one.quote_id',
    who: 'one.name',
    title: `one.quantity || ' × ' || ${labelSql('one.merchandise', MERCHANDISE)} || ', ' || one.event`,
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
      merchandise,
      quantity,
      sizes,
      tier,
      estimate: ['Estimate', `'$' || trim(to_char(one.estimate, '999,999,990.00'))`],
      event,
      design: ['Design', 'one.design_name', `'/admin/api/quotes/' || one.id || '/design'`],
      ...others,
    }),
    placeholders: `json_build_object('name', one.name, 'organization', one.organization, 'quoteId', one.quote_id)`,
    subject: `'Your quote request ' || one.quote_id`,
  },
  ...recordMailsDesk(quoteMails),
};
