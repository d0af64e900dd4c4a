import { FormResult } from '@/ui/form-result';
import { PlainResult } from '@/ui/plain-result';
import { newsletterForm, newsletterRequest } from '../contract';

/** Response to the newsletter form without JavaScript. */
export const NewsletterFormResult = ({ sent, refused }: { sent: boolean; refused: string | null }) => (
  <FormResult
    form={newsletterForm}
    contract={newsletterRequest}
    name="newsletter form"
    href="/#newsletter"
    sent={sent && <Sent />}
    refused={refused}
    failedTitle="Subscription Failed"
  />
);

const Sent = () => (
  <PlainResult title="Successfully Subscribed!" next={{ href: '/', label: 'Go to the home page' }}>
    <p>Thank you for subscribing to our newsletter.</p>
  </PlainResult>
);
