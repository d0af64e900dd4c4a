import { metadataOf } from '@/app/page-facts';
import { policyPage } from '@/app/policy-page';

export const generateMetadata = metadataOf('/gdpr');

export default policyPage('gdpr');
