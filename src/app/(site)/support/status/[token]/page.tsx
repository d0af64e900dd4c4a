import { wordsFor } from '@/app/words';
import { MissingPage } from '@/core/server/missing-page';
import { hoursRule } from '@/core/shared/hours-words';
import { getBrand } from '@/features/brand/server/brand.queries';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { statusMetadata } from '@/features/support/server/status.metadata';
import { readTicket } from '@/features/support/server/status.queries';
import { DeadLink } from '@/features/support/ui/dead-link';
import { TicketPage } from '@/features/support/ui/ticket-page';
import { type SearchParams, single } from '@/kit/shared/search-params';

export const generateMetadata = async () => statusMetadata(await wordsFor(TICKET_TEXTS));

type Props = { params: Promise<{ token: string }>; searchParams: SearchParams };

export default async function TicketStatusPage({ params, searchParams }: Props) {
  const [{ token }, { sent }, words, { hours }] = await Promise.all([
    params,
    searchParams,
    wordsFor(TICKET_TEXTS),
    getBrand(),
  ]);
  const ticket = await readTicket(token);
  if (!ticket)
    return (
      <MissingPage>
        <DeadLink words={words.dead} />
      </MissingPage>
    );
  const rule = hoursRule(hours);
  return <TicketPage ticket={ticket} token={token} words={words} rule={rule} sent={single(sent) !== null} />;
}
