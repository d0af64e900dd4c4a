import { metadataOf } from '@/app/page-facts';
import { policyPage } from '@/app/policy-page';

export const generateMetadata = metadataOf('/privacy-policy');

export default policyPage('privacy-policy');
