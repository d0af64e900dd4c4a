import { inSql } from '@/db/in-sql';
import type { DeskSource, DeskWay } from '@/server/desk-source';
import { labelSql } from '@/server/label-sql';
import { recordMailsDesk } from '@/server/record-mails';
import { MERCHANDISE, QUOTE_TIERS } from '../contract';
import { quoteStates } from '../rules/quote-states';
import { quoteMails } from './quote-mails';

const QUOTED: DeskWay = { to: 'quoted', label: 'Send quote' };

/** A question back leaves the clock running; only a price answers the request. */
const WAYS: Record<string, readonly DeskWay[]> = {
  new: [{ to: 'in-progress', label: 'Send and keep open' }, QUOTED],
  'in-progress': [{ to: null, label: 'Send and keep open' }, QUOTED],
  quoted: [{ to: null, label: 'Send and wait' }],
  approved: [
    { to: null, label: 'Send' },
    { to: 'closed', label: 'Send and close' },
  ],
  declined: [
    { to: null, label: 'Send' },
    { to: 'closed', label: 'Send and close' },
  ],
};

const MERCH = labelSql('one.merchandise', MERCHANDISE);

/** Quote requests at the desk. @param savedTexts SQL: those of another room, because there is one list of them */
export const quoteDesk = (savedTexts: string): DeskSource => ({
  kind: 'quote',
  machine: quoteStates,
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
    facts: `json_build_array(json_build_array('What', ${MERCH}), json_build_array('Pieces', one.quantity::text),
      json_build_array('Sizes', nullif(one.sizes, '')), json_build_array('Order', ${labelSql('one.tier', QUOTE_TIERS)}),
      json_build_array('Estimate', '$' || trim(to_char(one.estimate, '999,999,990.00'))), json_build_array('For', one.event),
      json_build_array('Design', one.design_name, '/admin/api/quotes/' || one.id || '/design'))`,
    placeholders: `json_build_object('name', one.name, 'organization', one.organization, 'quoteId', one.quote_id)`,
    subject: `'Your quote request ' || one.quote_id`,
  },
  ...recordMailsDesk(quoteMails),
  savedTexts,
  waysFrom: (status) => WAYS[status] ?? [],
  closedWords: (status) =>
    status === 'closed'
      ? 'This quote request is Closed: move it to In progress before you answer.'
      : 'This quote request looks like spam: nobody is emailed.',
});
