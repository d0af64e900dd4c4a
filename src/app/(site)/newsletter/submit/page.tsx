import { resultPage } from '@/app/result-page';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { NewsletterFormResult } from '@/features/newsletter/ui/newsletter-form-result';

const page = resultPage(
  NEWSLETTER_TEXTS,
  ({ plain }) => plain.title,
  ({ sent, brand: _brand, ...given }) => <NewsletterFormResult {...given} sent={sent === 'yes'} />,
);

export const generateMetadata = page.generateMetadata;
export default page.Page;
