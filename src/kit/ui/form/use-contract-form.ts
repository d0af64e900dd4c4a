'use client';

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/kit/shared/spam-fields';
import { randomUuid } from '@/kit/shared/uuid';
import { type FormValues, readFormValues } from './read-form';
import { type ContractSchema, type FieldErrors, validate } from './validate';

/** Sent with the data of one attempt. */
export type SubmitAttempt = {
  /** The same for every attempt with the same content, new as soon as a field changes. */
  idempotencyKey: string;
  /** Honeypot and form token, to send with the data. */
  spamFields: Record<string, string>;
};

type ContractFormOptions<T> = {
  /** Loads the feature's request schema; called on first use, so that zod is not part of the page. */
  loadSchema: () => Promise<ContractSchema<T>>;
  /** Slow checks that a schema cannot make, such as the bytes of a chosen file; runs at every attempt. */
  inspect?: (values: FormValues) => Promise<FieldErrors>;
  /** Throws when the submission failed; the entered text then stays. */
  submit: (data: T, attempt: SubmitAttempt) => Promise<void>;
  onFailure?: (error: unknown) => void;
  onInvalid?: (errors: FieldErrors) => void;
};

/**
 * One form for one contract: native, uncontrolled fields (text typed before the page's code runs is kept), the
 * schema's messages beside the fields, focus on the first invalid one, one submission at a time.
 */
export function useContractForm<T>(options: ContractFormOptions<T>) {
  const form = useRef<HTMLFormElement>(null);
  const current = useRef(options);
  current.current = options;
  const schema = useRef<Promise<ContractSchema<T>> | undefined>(undefined);
  const key = useRef<string | undefined>(undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const focusWrong = useRef(false);
  const submitter = useRef<Element | null>(null);

  // The browser's own validation serves people without JavaScript; here the contract's messages replace it.
  const ref = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    if (element) element.noValidate = true;
  }, []);

  /** Both are needed when a submission fails for lack of a connection, so they are fetched before it. */
  const prepare = () => {
    loadSchema().catch(() => undefined);
    import('../toast/toast-place').catch(() => undefined);
  };

  const loadSchema = () => {
    schema.current ??= current.current.loadSchema().catch((error: unknown) => {
      schema.current = undefined;
      throw error;
    });
    return schema.current;
  };

  useEffect(() => {
    // While it is pending, a form may disable its fields, which then take no focus.
    if (pending || !focusWrong.current) return;
    focusWrong.current = false;
    const names = Object.keys(errors);
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    fields.find((field) => names.includes(field.name))?.focus();
  }, [errors, pending]);

  // A disabled control loses the focus; this restores it for keyboard users.
  useEffect(() => {
    const before = submitter.current;
    if (pending || !(before instanceof HTMLElement)) return;
    submitter.current = null;
    if (document.activeElement === document.body) before.focus();
  }, [pending]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    key.current = undefined;
    const { name } = event.target as HTMLInputElement;
    if (!errors[name]) return;
    // Removes only that field's message; the focus stays where the person is typing.
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => field !== name)));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const element = event.currentTarget;
    submitter.current = document.activeElement;
    busy.current = true;
    setPending(true);
    try {
      await attempt(readFormValues(element));
    } catch (error) {
      current.current.onFailure?.(error);
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  const attempt = async (values: FormValues) => {
    const { data, errors: wrong } = validate(await loadSchema(), values);
    const found = { ...wrong, ...(await current.current.inspect?.(values)) };
    const isWrong = Object.keys(found).length > 0;
    focusWrong.current = isWrong;
    setErrors(found);
    if (isWrong) return current.current.onInvalid?.(found);
    key.current ??= randomUuid();
    const spamFields = {
      [HONEYPOT_FIELD]: text(values[HONEYPOT_FIELD]),
      [FORM_TOKEN_FIELD]: text(values[FORM_TOKEN_FIELD]),
    };
    await current.current.submit(data as T, { idempotencyKey: key.current, spamFields });
  };

  return {
    pending,
    errors,
    /** Spread on <form>, with `method` and `action` for people without JavaScript. */
    formProps: { ref, onSubmit, onInput, onFocus: prepare },
    /** Name and message of one field, for the kit's field components. */
    field: (name: keyof T & string) => ({ name, error: errors[name] }),
    /** Adds messages that arrived late; the focus does not move. */
    flag: (late: FieldErrors) => setErrors((all) => ({ ...all, ...late })),
    reset: () => {
      form.current?.reset();
      key.current = undefined;
      setErrors({});
    },
  };
}

const text = (value: FormValues[string] | undefined) => (typeof value === 'string' ? value : '');
