import { z } from 'zod';
import { refusalSentence } from '@/shared/refusals';
import { PageMain } from '@/ui/page-shell/page-main';
import { statusForm } from '../contract';
import { LookupForm } from './lookup-form';

/** The message does not reveal which of the fields was wrong. */
const NO_FIELDS = z.object({});

/** Asks for ticket and address. `prefix` is that of the brand's ticket IDs. */
export function StatusLookup({ refused, prefix }: { refused: string | null; prefix: string }) {
  const refusal = refused && refusalSentence(statusForm, NO_FIELDS, refused);
  return (
    <PageMain>
      <section className="container-page pt-[104px] pb-16 md:pt-[150px] md:pb-[104px]">
        <div className="grid items-start gap-x-[88px] gap-y-10 lg:grid-cols-[minmax(0,1fr)_480px]">
          <div>
            <h1 className="max-w-[12ch] text-[clamp(40px,12vw,60px)] md:text-[76px]">Follow your request.</h1>
            <p className="mt-6 max-w-[46ch] text-lead text-ink-2">
              You’ll find the ticket ID in our email to you, along with a link that opens your request right
              away.
            </p>
          </div>
          <LookupForm refusal={refusal} prefix={prefix} />
        </div>
      </section>
    </PageMain>
  );
}
