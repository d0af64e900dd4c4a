import { changesMetadata } from '@/app/policy-history';
import { changesPage } from '@/features/legal/server/history-pages';

export const generateMetadata = changesMetadata('official-rules');

export default changesPage('official-rules');
