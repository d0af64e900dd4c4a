import { legalPage } from '@/features/legal/server/legal-page';

const { generateMetadata, Page } = legalPage('terms');

export { generateMetadata };
export default Page;
