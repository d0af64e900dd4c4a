import { historyMetadata } from '@/app/policy-history';
import { historyPage } from '@/features/legal/server/history-pages';

export const generateMetadata = historyMetadata('gdpr');

export default historyPage('gdpr');
