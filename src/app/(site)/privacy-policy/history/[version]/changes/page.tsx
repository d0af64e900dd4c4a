import { changesMetadata } from '@/app/policy-history';
import { changesPage } from '@/features/legal/server/history-pages';

export const generateMetadata = changesMetadata('privacy-policy');

export default changesPage('privacy-policy');
