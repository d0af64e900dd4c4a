import { versionMetadata } from '@/app/policy-history';
import { versionPage } from '@/features/legal/server/history-pages';

export const generateMetadata = versionMetadata('gdpr');

export default versionPage('gdpr');
