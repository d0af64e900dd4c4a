'use client';

import { useState } from 'react';
import { Button } from '@/ui/button';
import { type Option, SelectField } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import { useContractForm } from '@/ui/form/use-contract-form';
import type { ProofRequest } from '../../contract';
import type { Protocol } from '../../protocol/entry';
import { CheckSection } from '../check-section';
import { EntryAnswer } from './entry-answer';
import styles from './entry-check.module.css';
import type { Found } from './fetch-proof';

type Props = {
  /** Address that proofs are requested from. */
  address: string;
  accounts: Option[];
  committed: { root: string; tickets: number; protocol: Protocol };
  canBeLookedUp: boolean;
  isDrawn: boolean;
};

const NO_HANDLE = 'Please enter a handle, such as @sam, or the address of your profile';

/** Visitors name an entry and learn whether it is in the list, with a proof that their browser checks. */
export function EntryCheck({ address, accounts, committed, canBeLookedUp, isDrawn }: Props) {
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
    >
      {canBeLookedUp ? (
        <>
          <form {...form.formProps} method="post" className={styles.form}>
            <SelectField
              {...form.field('account')}
              label="Account"
              placeholder="Choose an account"
              options={accounts}
              required
            />
            <TextField
              {...form.field('handle')}
              label="Your handle there"
              placeholder="@sam"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <Button type="submit" pending={form.pending} pendingLabel="Looking...">
              Look me up
            </Button>
          </form>
          <noscript>
            <p className={styles.note}>
              Looking yourself up needs JavaScript: the answer is checked in your browser, not by us.
            </p>
          </noscript>
          <EntryAnswer found={found} of={committed.tickets} isDrawn={isDrawn} />
        </>
      ) : (
        <p>
          We erased the names 90 days after the draw. The fingerprint stays, and so does every proof that
          somebody kept. The draw can still be checked below.
        </p>
      )}
    </CheckSection>
  );
}
