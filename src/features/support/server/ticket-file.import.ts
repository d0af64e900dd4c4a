import { readBusinessHours } from '@/core/db/business-hours';
import type { FileImporter } from '@/core/server/file-imports.endpoint';
import { importFileOnce, readReference } from '@/core/server/import-file-once';
import { underFreeNumber } from '@/core/server/record-number';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { parseWords } from '@/kit/server/public-endpoint';
import { fileLines, readFieldLines } from '@/kit/shared/field-lines';
import { readFileFacts } from '@/kit/shared/form-definition';
import { supportForm } from '../rules/support-forms';
import { type SupportRequest, supportFields, supportRequest } from '../support.form';
import { insertTicket } from './support.submission';

type TicketFile = {
  input: SupportRequest;
  ticketId: string;
  reference: string;
  submitted: string | undefined;
};

/** Prefix and milliseconds; the prefix may be from an earlier brand. */
const TICKET_ID = /^([A-Z]{2,6})-(\d{13})$/;

/**
 * Parses a downloaded ticket. The message comes last and may contain anything, including lines that look like fields.
 * @throws EndpointError invalid, with a sentence for staff
 */
export function readTicketFile(content: string): TicketFile {
  const lines = fileLines(content);
  const cut = lines.findIndex((line) => line.trim() === 'Message:');
  if (cut < 0) throw new EndpointError('invalid', { message: 'The file has no message' });
  const fields = readFieldLines(lines.slice(0, cut));
  const ticketId = fields.get('Ticket ID') ?? '';
  if (!TICKET_ID.test(ticketId)) throw new EndpointError('invalid', { message: 'The file has no ticket ID' });
  const input = parseWords(supportRequest, {
    ...readFileFacts(supportFields, fields),
    message: lines.slice(cut + 1).join('\n'),
  });
  const reference = readReference(fields.get('Reference'));
  return { input, ticketId, reference, submitted: fields.get('Submitted') };
}

/** The next id. */
const next = (ticketId: string) =>
  ticketId.replace(
    TICKET_ID,
    (_, prefix, digits) => `${prefix}-${String(Number(digits) + 1).padStart(13, '0')}`,
  );

/** Uses its own id if that is free, else the next free one. */
function* numbersFrom(ticketId: string): Generator<string, never> {
  for (let number = ticketId; ; number = next(number)) yield number;
}

const FIND = `select id, ticket_id || ': ' || subject as title from support_tickets
  where reference = $1 order by id limit 1`;

/** Tickets are New and due like any other; no email is sent. */
export const ticketFiles: FileImporter = {
  heading: 'Support Request',
  import: (file, by) => {
    const { input, ticketId, reference, submitted } = readTicketFile(file.content);
    return importFileOnce(
      {
        slug: 'support-tickets',
        kind: 'Ticket',
        path: supportForm.api,
        reference,
        input,
        find: async (db) =>
          (await db.query<{ id: number; title: string }>(FIND, [reference])).rows[0] ?? null,
        make: async (tx) => {
          const numbers = numbersFrom(ticketId);
          const hours = await readBusinessHours(tx);
          const row = { input, suspectedSpam: false, reference, policies: null, hours };
          const { id, number } = await underFreeNumber(
            () => numbers.next().value,
            (free) => insertTicket(tx, { ...row, ticketId: free }),
          );
          return {
            record: { id, title: `${number}: ${input.subject}` },
            answer: { ticketId: number },
            remark:
              number === ticketId ? null : `${ticketId} was already taken, so this ticket is ${number}.`,
          };
        },
      },
      file,
      { by, submitted },
    );
  },
};
