export { VersionPage as default, versionMetadata as generateMetadata } from '@/app/policy-history';
