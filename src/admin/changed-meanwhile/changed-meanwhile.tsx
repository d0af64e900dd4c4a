'use client';

import { Button, useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useChoice } from './use-choice';
import { useTouched } from './use-touched';

/**
 * Included in every form: sends the names of the fields that were changed in it, so that the others are not sent
 * back. When a save is refused because somebody else changed one of the same fields, it shows this and lets the
 * person choose.
 */
export function ChangedMeanwhile() {
  useTouched();
  const [{ revision }] = useAllFormFields();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();

  const [refusal, setRefusal] = useState<string>();
  const told = revision?.valid === false ? revision.errorMessage : undefined;
  const filledFrom = revision?.value;
  useEffect(() => {
    if (told) setRefusal(told);
  }, [told]);
  // A successful save fills the form again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is what it waits for
  useEffect(() => setRefusal(undefined), [filledFrom]);

  const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
  const { theirs, keepMine, takeTheirs } = useChoice(
    refusal === undefined ? null : `${config.routes.api}/${path}?depth=0&draft=true`,
  );
  if (refusal === undefined) return null;
  return (
    <section className="changed-meanwhile" role="alert">
      <p>{refusal}</p>
      {theirs.map(({ name, value }) => (
        <p key={name}>
          Stored now: <q>{value}</q>
        </p>
      ))}
      <Button size="small" margin={false} onClick={keepMine}>
        Keep mine
      </Button>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => void takeTheirs()}>
        Take theirs
      </Button>
    </section>
  );
}
