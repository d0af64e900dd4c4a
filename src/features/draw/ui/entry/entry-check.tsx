'use client';

import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { SegmentedField } from '@/kit/ui/form/segmented-field';
import { SelectField } from '@/kit/ui/form/select-field';
import { TextField } from '@/kit/ui/form/text-field';
import { useContractForm } from '@/kit/ui/form/use-contract-form';
import type { ProofRequest } from '../../contract';
import type { DrawFacts } from '../../protocol/facts';
import { lookupForm } from '../../rules/lookup-form';
import { CheckSection } from '../check-section';
import { accountChoice } from './account-choice';
import type { EntryCheckWords } from './check-words';
import { type DrawOutcome, EntryAnswer } from './entry-answer';
import styles from './entry-check.module.css';
import type { ProofResult } from './fetch-proof';

type Props = {
  round: number;
  /** Address that proofs are requested from. */
  address: string;
  accounts: DrawFacts['accounts'];
  committed: { root: string; tickets: number };
  canBeLookedUp: boolean;
  outcome: DrawOutcome;
  words: EntryCheckWords;
};

/** Visitors name an entry and learn whether it is in the list, with a proof that their browser checks. */
export function EntryCheck(props: Props) {
  const { round, address, accounts, committed, canBeLookedUp, outcome, words } = props;
  const { form: asked, erased } = words;
  const [found, setFound] = useState<ProofResult | Error | null>(null);
  const form = useContractForm<ProofRequest>({
    loadSchema: async () => (await import('./fetch-proof')).proofRequest,
    submit: async (request) => {
      setFound(null);
      const { fetchProof } = await import('./fetch-proof');
      const answer = await fetchProof(request, { address, committed });
      if (answer) setFound(answer);
      else form.flag({ handle: asked.noName });
    },
    onFailure: (error) => setFound(error instanceof Error ? error : new Error(asked.again)),
  });
  const { isShort, options } = accountChoice(accounts, asked.free);
  const account = { ...form.field('account'), label: asked.account, options, required: true };
  return (
    <CheckSection
      id="was-i-in"
      title={asked.title}
      words={
        <>
          <p>{asked.text}</p>
          <p>{asked.privacy}</p>
        </>
      }
      below={<EntryAnswer found={found} of={committed.tickets} outcome={outcome} words={words} />}
    >
      {canBeLookedUp ? (
        <form {...form.formProps} method="post" action={lookupForm.path} className={styles.form}>
          <input type="hidden" name="round" value={round} />
          {isShort ? (
            <SegmentedField {...account} defaultValue={options[0]?.value} />
          ) : (
            <SelectField {...account} placeholder={asked.choose} />
          )}
          <div className={styles.name}>
            <TextField
              {...form.field('handle')}
              label={asked.name}
              hint={asked.hint}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={300}
              required
            />
            <Button type="submit" pending={form.pending} pendingLabel={asked.pending}>
              {asked.submit}
            </Button>
          </div>
        </form>
      ) : (
        <p>
          {erased.title} {erased.text} {erased.check}
        </p>
      )}
    </CheckSection>
  );
}
