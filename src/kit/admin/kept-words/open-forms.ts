import { useDocumentInfo, type useForm, useFormProcessing } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';

type Form = Pick<ReturnType<typeof useForm>, 'getFields' | 'setModified'>;
/** `isRefused`: its last save was. */
type OpenForm = { form: Form; isRefused: boolean };
type Document = { collectionSlug?: string; globalSlug?: string; id?: number | string };

const open = new Map<string, OpenForm>();
const saving = new Set<string>();
const listeners = new Set<() => void>();

const keyOf = ({ collectionSlug, globalSlug, id }: Document) => `${collectionSlug ?? globalSlug}/${id ?? ''}`;

/** @returns what to call when the form is closed */
export function noteOpenForm(document: Document, opened: OpenForm): () => void {
  const key = keyOf(document);
  open.set(key, opened);
  return () => {
    if (open.get(key) === opened) open.delete(key);
  };
}

export const openFormOf = (document: Document): OpenForm | undefined => open.get(keyOf(document));

/** @returns what to call when the save ends */
export function noteSave(document: Document): () => void {
  const key = keyOf(document);
  const tell = () => {
    for (const listen of listeners) listen();
  };
  saving.add(key);
  tell();
  return () => {
    saving.delete(key);
    tell();
  };
}

const listenTo = (listen: () => void) => {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
};

/** Whether the form is being saved. Payload says so only of saves that close the fields. */
export function useIsSaving(): boolean {
  const document = useDocumentInfo();
  const isProcessing = useFormProcessing();
  const isNoted = useSyncExternalStore(
    listenTo,
    () => saving.has(keyOf(document)),
    () => false,
  );
  return isProcessing || isNoted;
}
