import { legalPage } from '@/features/legal/server/legal-page';

const { generateMetadata, Page } = legalPage('gdpr');

export { generateMetadata };
export default Page;
