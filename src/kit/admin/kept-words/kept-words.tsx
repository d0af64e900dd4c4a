'use client';

import {
  LeaveWithoutSaving,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormSubmitted,
  useOperation,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';
import { useLayoutEffect, useRef } from 'react';
import { noteOpenForm, noteSave } from './open-forms';
import { changedSince } from './typed-values';
import { useSettled } from './use-settled';

type Form = ReturnType<typeof useForm>;
type Submit = Form['submit'];
/** `sent` is empty until the save is sent, and shared with a press that is the same save. */
type Save = { action: unknown; sent: { state?: FormState }; result: ReturnType<Submit> };

const isUnchangedSince = ({ sent: { state } }: Save, form: Form) =>
  !state || changedSince(state, form.getFields()).length === 0;

const isDraft = (options: Parameters<Submit>[0]) => {
  const { overrides } = options ?? {};
  return typeof overrides === 'object' && overrides._status === 'draft';
};

const ignore = () => {};

/**
 * Payload sets a form's `submit` anew whenever it renders the form, and its buttons read it from there. It would also
 * close them while a draft saves itself, which drops their focus and a press: here saves wait for each other instead.
 */
function replaceSubmit(form: Form, replaced: (payloads: () => Submit) => Submit) {
  if (Object.getOwnPropertyDescriptor(form, 'submit')?.get) return;
  let payloads = form.submit;
  const submit = replaced(() => payloads);
  Object.defineProperty(form, 'submit', {
    configurable: true,
    enumerable: true,
    get: () => submit,
    set: (next: Submit) => {
      payloads = next;
    },
  });
  Object.defineProperty(form, 'setBackgroundProcessing', {
    configurable: true,
    enumerable: true,
    get: () => ignore,
    set: ignore,
  });
}

/**
 * The saves of a form, one at a time. Each waits until the last words are in the form, and leaves the fields of a
 * stored document open: Payload would close them, which takes the focus and drops the keys pressed until the answer.
 */
function useSaves(): void {
  const form = useForm();
  const operation = useOperation();
  const isModified = useFormModified();
  const isRefused = useFormSubmitted();
  const { id, collectionSlug, globalSlug, setUnpublishedVersionCount } = useDocumentInfo();
  const { settled } = useSettled();
  const latest = useRef<Save>(undefined);

  // While it renders: the buttons, which come after this in the form, read it in the same pass.
  replaceSubmit(
    form,
    (payloads) =>
      ((options, event) => {
        event?.preventDefault();
        event?.stopPropagation();
        const before = latest.current;
        const save: Save = { action: options?.action, sent: {}, result: Promise.resolve() };
        const run = async () => {
          await settled();
          if (before) {
            // A second press, with nothing typed since the first: only now are the last words in the form.
            if (before.action === save.action && isUnchangedSince(before, form)) {
              save.sent = before.sent;
              return before.result;
            }
            await before.result.catch(() => undefined);
            await settled();
          }
          save.sent.state = form.getFields();
          // Payload counts the first draft only when its save ends, but considers the form unmodified before. In between
          // it would close the button that publishes.
          if (isDraft(options)) setUnpublishedVersionCount((count) => Math.max(count, 1));
          return payloads()({
            ...options,
            ...(operation === 'update' ? { disableFormWhileProcessing: false } : {}),
          });
        };
        latest.current = save;
        const end = noteSave({ id, collectionSlug, globalSlug });
        save.result = run().finally(() => {
          if (latest.current !== save) return;
          latest.current = undefined;
          end();
        });
        return save.result;
      }) as Submit,
  );

  useLayoutEffect(
    () => noteOpenForm({ id, collectionSlug, globalSlug }, { form, isRefused }),
    [id, collectionSlug, globalSlug, form, isRefused],
  );

  // With the site's first answer Payload considers the form saved, also what was typed after it was sent.
  useLayoutEffect(() => {
    const save = latest.current;
    if (save && !isModified && !isUnchangedSince(save, form)) form.setModified(true);
  }, [isModified, form]);
}

/**
 * Included in every form, before its buttons: keeps what is typed during a save, and asks before a form that saves
 * itself is left with words that are not stored yet. Payload asks only in the other forms.
 */
export function KeptWords() {
  useSaves();
  const isModified = useFormModified();
  const { docConfig } = useDocumentInfo();
  if (!docConfig || !hasAutosaveEnabled(docConfig)) return null;
  return <LeaveWithoutSaving disablePreventLeave={!isModified} />;
}
