import { historyMetadata } from '@/app/policy-history';
import { historyPage } from '@/features/legal/server/history-pages';

export const generateMetadata = historyMetadata('official-rules');

export default historyPage('official-rules');
