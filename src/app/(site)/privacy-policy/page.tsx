import { metadataOf } from '@/app/page-facts';
import { legalPage } from '@/features/legal/server/legal-page';

export const generateMetadata = metadataOf('/privacy-policy');

export default legalPage('privacy-policy');
