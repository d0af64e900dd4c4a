import { versionMetadata } from '@/app/policy-history';
import { versionPage } from '@/features/legal/server/history-pages';

export const generateMetadata = versionMetadata('cookies');

export default versionPage('cookies');
