import { changesMetadata } from '@/app/policy-history';
import { changesPage } from '@/features/legal/server/history-pages';

export const generateMetadata = changesMetadata('cookies');

export default changesPage('cookies');
