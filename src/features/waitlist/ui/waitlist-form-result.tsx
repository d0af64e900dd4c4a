import { FormResult } from '@/ui/form-result';
import { PlainResult } from '@/ui/plain-result';
import { waitlistForm, waitlistRequest } from '../contract';

const HREF = '/#waitlist';

/** Response to the application form without JavaScript. */
export const WaitlistFormResult = ({ sent, refused }: { sent: boolean; refused: string | null }) => (
  <FormResult
    form={waitlistForm}
    contract={waitlistRequest}
    name="application form"
    href={HREF}
    sent={sent && <Sent />}
    refused={refused}
  />
);

const Sent = () => (
  <PlainResult
    title="Thank you for applying to be a Founding Chapter!"
    next={{ href: HREF, label: 'Back to form' }}
  >
    <p>
      We’ll review your application and contact you soon with next steps. Founding Chapters receive priority
      onboarding and exclusive benefits.
    </p>
  </PlainResult>
);
