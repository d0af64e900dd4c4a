import { z } from 'zod';
import { refusalSentence } from '@/shared/refusals';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/form/text-field';
import { PageMain } from '@/ui/page-shell/page-main';
import { statusForm } from '../contract';

/** The message does not reveal which of the fields was wrong. */
const NO_FIELDS = z.object({});

/** Asks for ticket and address: a plain form that loads another page. */
export function StatusLookup({ refused }: { refused: string | null }) {
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
          <form method="post" action={statusForm.path} className="border-2 border-ink bg-card p-6 md:p-9">
            {refusal ? (
              <p role="alert" className="mb-6 border-l-4 border-bad bg-bad-wash p-4 text-ink">
                {refusal}
              </p>
            ) : null}
            <div className="grid gap-[22px]">
              <TextField
                name="ticketId"
                label="Ticket ID"
                placeholder="ABC-1234567890123"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                required
              />
              <TextField
                name="email"
                label="Email"
                type="email"
                autoComplete="email"
                maxLength={254}
                required
              />
            </div>
            <Button type="submit" className="mt-[26px]">
              Show my request
            </Button>
          </form>
        </div>
      </section>
    </PageMain>
  );
}
