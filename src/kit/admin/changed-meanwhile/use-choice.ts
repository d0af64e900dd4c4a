import { useAllFormFields, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { fetchJson } from '../post-to-api';
import { changedByBoth, withTheirs } from './form-names';

const storedDocument = z.looseObject({ revision: z.string() });
type Stored = z.output<typeof storedDocument>;

const isSayable = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * The values stored now, and the two ways to continue: both refill the form, and the next save is compared with them.
 * @param address the document's; null while nothing was refused
 */
export function useChoice(address: string | null) {
  const { dispatchFields, setModified } = useForm();
  const [fields] = useAllFormFields();
  const { id, collectionSlug, docPermissions, getDocPreferences, globalSlug } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const [stored, setStored] = useState<Stored>();

  useEffect(() => {
    setStored(undefined);
    if (address === null) return;
    let isOver = false;
    void fetchJson(address, storedDocument).then((found) => {
      if (!isOver && found) setStored(found);
    });
    return () => {
      isOver = true;
    };
  }, [address]);

  const names = stored
    ? changedByBoth(String(fields.touched?.value), String(fields.revision?.value), stored.revision)
    : [];

  /** The form continues from the stored values, with its own changes. */
  const fillFrom = (state: FormState, from: Stored) => {
    const { errorMessage: _, ...revision } = state.revision ?? {};
    const cleared = names.flatMap((name) => {
      const { errorMessage: _message, ...field } = state[name] ?? {};
      return state[name] ? [[name, { ...field, valid: true }]] : [];
    });
    const next = { ...state, ...Object.fromEntries(cleared) };
    dispatchFields({
      type: 'REPLACE_STATE',
      state: { ...next, revision: { ...revision, value: from.revision, valid: true } },
    });
    // After a submit Payload considers a form unchanged, even if it was refused.
    setModified(true);
  };

  const keepMine = () => {
    if (stored) fillFrom(fields, stored);
  };
  const takeTheirs = async () => {
    if (!stored || !docPermissions) return;
    const { state } = await getFormState({
      ...(id === undefined ? {} : { id }),
      ...(collectionSlug ? { collectionSlug } : { globalSlug: globalSlug ?? '' }),
      data: stored,
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: 'update',
      renderAllFields: true,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      skipValidation: true,
    });
    if (state) fillFrom(withTheirs(fields, state, names), stored);
  };
  const theirs = names.flatMap((name) => {
    const value = stored?.[name];
    return isSayable(value) ? [{ name, value: String(value) }] : [];
  });
  return { theirs, keepMine, takeTheirs };
}
