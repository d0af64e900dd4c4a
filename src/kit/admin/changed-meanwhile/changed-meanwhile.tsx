'use client';

import { Button, useAllFormFields, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useChoice } from './use-choice';
import { useTouched } from './use-touched';

/**
 * Included in every form: sends the names of the fields that were changed in it, so that the others are not sent
 * back. When a save is refused because somebody else changed one of the same fields, it shows this and lets the
 * person choose.
 */
export function ChangedMeanwhile() {
  useTouched();
  const { dispatchFields } = useForm();
  const [{ revision }] = useAllFormFields();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();

  // Whether the field is valid says nothing: a response that arrives late makes it valid, and leaves the message.
  const refusal = revision?.errorMessage;
  const filledFrom = revision?.value;
  // A successful save fills the form again, and leaves the message too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is what it waits for
  useEffect(() => {
    if (refusal === undefined) return;
    const { errorMessage: _, ...rest } = revision ?? {};
    dispatchFields({ type: 'UPDATE_MANY', formState: { revision: { ...rest, valid: true } } });
  }, [filledFrom]);

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
