import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { POLICY_TEXTS } from '../contract.texts';
import { legalTexts } from './legal.globals';
import { policyVersions } from './policy-versions.collection';

export const legalRoom: RoomManifest = {
  globals: [...legalTexts, textsGlobal(POLICY_TEXTS)],
  collections: [policyVersions],
};
