import { metadataOf } from '@/app/page-facts';
import { legalPage } from '@/features/legal/server/legal-page';

export const generateMetadata = metadataOf('/links/rules');

export default legalPage('official-rules');
