import { legalPage } from '@/features/legal/server/legal-page';

const { generateMetadata, Page } = legalPage('cookies');

export { generateMetadata };
export default Page;
