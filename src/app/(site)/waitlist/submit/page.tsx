import { resultPage } from '@/app/result-page';
import { APPLICATION_TEXTS } from '@/features/waitlist/contract.texts';
import { WaitlistFormResult } from '@/features/waitlist/ui/waitlist-form-result';

const page = resultPage(
  APPLICATION_TEXTS,
  ({ plain }) => plain.title,
  ({ sent, brand: { answerDays }, ...given }) => (
    <WaitlistFormResult {...given} sent={sent === 'yes'} answerDays={answerDays} />
  ),
);

export const generateMetadata = page.generateMetadata;
export default page.Page;
