import { versionMetadata } from '@/app/policy-history';
import { versionPage } from '@/features/legal/server/history-pages';

export const generateMetadata = versionMetadata('terms');

export default versionPage('terms');
