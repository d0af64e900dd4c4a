export { changesMetadata as generateMetadata, PolicyChangesPage as default } from '@/app/policy-history';
