import { legalPage } from '@/features/legal/server/legal-page';

const { generateMetadata, Page } = legalPage('privacy-policy');

export { generateMetadata };
export default Page;
