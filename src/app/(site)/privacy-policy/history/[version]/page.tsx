import { versionMetadata } from '@/app/policy-history';
import { versionPage } from '@/features/legal/server/history-pages';

export const generateMetadata = versionMetadata('privacy-policy');

export default versionPage('privacy-policy');
