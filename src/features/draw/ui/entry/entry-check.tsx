'use client';

import { useState } from 'react';
import { lookupForm } from '@/shared/forms';
import { Button } from '@/ui/button';
import { SegmentedField } from '@/ui/form/segmented-field';
import { SelectField } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import { useContractForm } from '@/ui/form/use-contract-form';
import type { ProofRequest } from '../../contract';
import type { Protocol } from '../../protocol/entry';
import type { DrawFacts } from '../../protocol/facts';
import { CheckSection } from '../check-section';
import { accountChoice } from './account-choice';
import { answerTitle } from './answer-titles';
import { EntryAnswer, type Outcome } from './entry-answer';
import styles from './entry-check.module.css';
import type { Found } from './fetch-proof';

type Props = {
  round: number;
  /** Address that proofs are requested from. */
  address: string;
  accounts: DrawFacts['accounts'];
  committed: { root: string; tickets: number; protocol: Protocol };
  canBeLookedUp: boolean;
  outcome: Outcome;
};

const NO_HANDLE = 'Please enter a handle, such as @sam, or the address of your profile';

/** Visitors name an entry and learn whether it is in the list, with a proof that their browser checks. */
export function EntryCheck({ round, address, accounts, committed, canBeLookedUp, outcome }: Props) {
  const [found, setFound] = useState<Found | Error | null>(null);
  const form = useContractForm<ProofRequest>({
    loadSchema: async () => (await import('./fetch-proof')).proofRequest,
    submit: async (request) => {
      setFound(null);
      const { fetchProof } = await import('./fetch-proof');
      const answer = await fetchProof(request, { address, committed });
      if (answer) setFound(answer);
      else form.flag({ handle: NO_HANDLE });
    },
    onFailure: (error) => setFound(error instanceof Error ? error : new Error('Please try again.')),
  });
  const { isShort, options } = accountChoice(accounts);
  const account = { ...form.field('account'), label: 'Account', options, required: true };
  return (
    <CheckSection
      id="was-i-in"
      title="Am I in?"
      words={
        <>
          <p>Type the name you follow us with. The list is closed and can no longer change.</p>
          <p>It shows nobody’s name: only who types one can find it.</p>
        </>
      }
      below={<EntryAnswer found={found} of={committed.tickets} outcome={outcome} />}
    >
      {canBeLookedUp ? (
        <form {...form.formProps} method="post" action={lookupForm.path} className={styles.form}>
          <input type="hidden" name="round" value={round} />
          {isShort ? (
            <SegmentedField {...account} defaultValue={options[0]?.value} />
          ) : (
            <SelectField {...account} placeholder="Choose an account" />
          )}
          <div className={styles.name}>
            <TextField
              {...form.field('handle')}
              label="Your name there"
              hint="with or without @"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={300}
              required
            />
            <Button type="submit" pending={form.pending} pendingLabel="Looking...">
              Look me up
            </Button>
          </div>
        </form>
      ) : (
        <p>
          {answerTitle.erased} The fingerprint stays, and so does every proof that somebody kept. The draw can
          still be checked below.
        </p>
      )}
    </CheckSection>
  );
}
