export { versionMetadata as generateMetadata } from '@/app/policy-history';
export { VersionRoute as default } from '@/features/legal/server/history-pages';
