export { HistoryPage as default, historyMetadata as generateMetadata } from '@/app/policy-history';
