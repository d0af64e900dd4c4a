import { versionMetadata } from '@/app/policy-history';
import { versionPage } from '@/features/legal/server/history-pages';

export const generateMetadata = versionMetadata('official-rules');

export default versionPage('official-rules');
