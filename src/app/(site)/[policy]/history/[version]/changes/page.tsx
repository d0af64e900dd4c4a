export { ChangesPage as default, changesMetadata as generateMetadata } from '@/app/policy-history';
