import type { RoomManifest } from '@/cms/manifest';
import { legalTexts } from './legal.globals';
import { policyVersions } from './policy-versions.collection';

export const legalRoom: RoomManifest = { globals: legalTexts, collections: [policyVersions] };
