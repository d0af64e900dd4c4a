export { changesMetadata as generateMetadata } from '@/app/policy-history';
export { ChangesRoute as default } from '@/features/legal/server/history-pages';
