export { historyMetadata as generateMetadata, PolicyHistoryPage as default } from '@/app/policy-history';
