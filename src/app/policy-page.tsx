import type { ReactNode } from 'react';
import type { LegalSlug } from '@/features/legal/contract';
import { POLICY_TEXTS } from '@/features/legal/contract.texts';
import { legalPage } from '@/features/legal/server/legal-page';
import { wordsFor } from './words';

export const policyWords = () => wordsFor(POLICY_TEXTS);

/** The page of one policy. @param facts shown above its text */
export const policyPage = (slug: LegalSlug, facts?: () => Promise<ReactNode>) =>
  legalPage(slug, { words: policyWords, facts });
