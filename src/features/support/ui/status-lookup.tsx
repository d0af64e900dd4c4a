import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { TicketWords } from '../contract.ticket-texts';
import { LookupForm } from './lookup-form';

type StatusLookupProps = {
  refused: string | null;
  /** Of the brand's ticket IDs. */
  prefix: string;
  /** Says that there were too many lookups. */
  tooMany: string;
  words: TicketWords['lookup'];
};

/** Asks for ticket and address. */
export function StatusLookup({ refused, prefix, tooMany, words }: StatusLookupProps) {
  // The sentence does not reveal which of the fields was wrong.
  const refusal = refused && (refused === 'too-many' ? tooMany : words.unknown);
  return (
    <PageMain>
      <section className="container-page pt-[104px] pb-16 md:pt-[150px] md:pb-[104px]">
        <div className="grid items-start gap-x-[88px] gap-y-10 lg:grid-cols-[minmax(0,1fr)_480px]">
          <div>
            <h1 className="max-w-[12ch] text-[clamp(40px,12vw,60px)] md:text-[76px]">{words.heading}</h1>
            <p className="mt-6 max-w-[46ch] text-lead text-ink-2">{words.lead}</p>
          </div>
          <LookupForm refusal={refusal} prefix={prefix} tooMany={tooMany} words={words} />
        </div>
      </section>
    </PageMain>
  );
}
