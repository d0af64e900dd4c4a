'use client';

import { useState } from 'react';
import { Button } from '@/ui/button';
import { type Option, SelectField } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import { useContractForm } from '@/ui/form/use-contract-form';
import type { ProofRequest } from '../../contract';
import { CheckSection } from '../check-section';
import type { Found } from './ask-proof';
import { EntryAnswer } from './entry-answer';
import styles from './entry-check.module.css';

type Props = {
  /** Where a proof is asked for. */
  address: string;
  accounts: Option[];
  committed: { root: string; tickets: number };
  canBeLookedUp: boolean;
};

const NO_HANDLE = 'Please enter a handle, such as @sam, or the address of your profile';

/** Who names an entry of their own learns whether it is in the list, with a proof that their browser checks. */
export function EntryCheck({ address, accounts, committed, canBeLookedUp }: Props) {
  const [found, setFound] = useState<Found | Error | null>(null);
  const form = useContractForm<ProofRequest>({
    loadSchema: async () => (await import('./ask-proof')).proofRequest,
    submit: async (request) => {
      setFound(null);
      const { askProof } = await import('./ask-proof');
      const answer = await askProof(request, { address, committed });
      if (answer) setFound(answer);
      else form.flag({ handle: NO_HANDLE });
    },
    onFailure: (error) => setFound(error instanceof Error ? error : new Error('Please try again.')),
  });
  return (
    <CheckSection
      id="was-i-in"
      title="Was I in?"
      words={
        <>
          <p>
            Name the account that you followed and your handle there. You get your tickets, and the way from
            each of them to the committed root; your browser follows it.
          </p>
          <p>The list itself shows nobody’s handle: only who names an entry can find it.</p>
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
              Looking yourself up needs JavaScript: the proof is checked in your browser, not by us.
            </p>
          </noscript>
          <EntryAnswer found={found} of={committed.tickets} />
        </>
      ) : (
        <p>
          The entries of this round have been erased, as we promise, 90 days after the draw. The list of
          hashes stays, and can still be checked below; nobody can be looked up in it any more.
        </p>
      )}
    </CheckSection>
  );
}
