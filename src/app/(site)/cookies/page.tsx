import { metadataOf } from '@/app/page-facts';
import { policyPage } from '@/app/policy-page';

export const generateMetadata = metadataOf('/cookies');

export default policyPage('cookies');
