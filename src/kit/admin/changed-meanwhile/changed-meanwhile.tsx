'use client';

import {
  Button,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
} from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIsSaving } from '../kept-words/open-forms';
import { touchedNames } from './form-names';
import { useChoice } from './use-choice';

/**
 * Stores in the form which of its fields were changed since it was filled. An autosave while somebody is typing does
 * not refill it: a field that is listed unnecessarily does no harm, a missing one would be lost. While a save runs, the
 * form may hold words that were typed after it was sent, and Payload considers it unmodified before the answer is there.
 */
function useTouched() {
  const { dispatchFields } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isSaving = useIsSaving();
  const filled = useRef<{ revision: unknown; values: Record<string, unknown> }>(undefined);
  const { revision, touched } = fields;

  useLayoutEffect(() => {
    if (!revision?.value || !touched) return;
    const values = reduceFieldsToValues(fields, true);
    const isFilledAnew = filled.current?.revision !== revision.value && !isModified && !isSaving;
    if (!filled.current || isFilledAnew) filled.current = { revision: revision.value, values };
    const names = touchedNames(filled.current.values, values);
    // An UPDATE would clear the unsaved mark of all other fields.
    if (touched.value !== names)
      dispatchFields({ type: 'UPDATE_MANY', formState: { touched: { ...touched, value: names } } });
  }, [fields, revision, touched, isModified, isSaving, dispatchFields]);
}

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
