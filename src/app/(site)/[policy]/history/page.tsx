export { historyMetadata as generateMetadata } from '@/app/policy-history';
export { HistoryRoute as default } from '@/features/legal/server/history-pages';
