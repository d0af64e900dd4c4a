import { getBrand } from '@/features/brand/server/brand.queries';
import { statusMetadata } from '@/features/support/server/status.metadata';
import { readTicket } from '@/features/support/server/status.queries';
import { DeadLink } from '@/features/support/ui/dead-link';
import { TicketPage } from '@/features/support/ui/ticket-page';
import { MissingPage } from '@/server/missing-page';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata = statusMetadata;

type Props = { params: Promise<{ token: string }>; searchParams: SearchParams };

export default async function TicketStatusPage({ params, searchParams }: Props) {
  const [{ token }, { sent }, brand] = await Promise.all([params, searchParams, getBrand()]);
  const ticket = await readTicket(token);
  if (!ticket)
    return (
      <MissingPage>
        <DeadLink />
      </MissingPage>
    );
  return <TicketPage ticket={ticket} token={token} brand={brand.name} sent={single(sent) !== null} />;
}
