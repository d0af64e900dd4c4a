export { PolicyVersionPage as default, versionMetadata as generateMetadata } from '@/app/policy-history';
