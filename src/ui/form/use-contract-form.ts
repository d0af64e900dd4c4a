'use client';

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/shared/traps';
import { randomUuid } from '@/shared/uuid';
import { type FormValues, readForm } from './read-form';
import { type ContractSchema, type FieldErrors, validate } from './validate';

/** What goes with the data of one attempt. */
export type Attempt = {
  /** The same for every attempt with the same content, new as soon as a field changes. */
  idempotencyKey: string;
  /** Honeypot and form token, to be sent beside the data. */
  traps: Record<string, string>;
};

type ContractFormOptions<T> = {
  /** Loads the room's request schema; called at the first touch, so that zod is not part of the page. */
  loadSchema: () => Promise<ContractSchema<T>>;
  /** What a schema cannot see at once, such as the bytes of a chosen file; asked at every attempt. */
  inspect?: (values: FormValues) => Promise<FieldErrors>;
  /** Throws when the submission failed; what the person typed then stays. */
  submit: (data: T, attempt: Attempt) => Promise<void>;
  onFailure?: (error: unknown) => void;
  onInvalid?: (errors: FieldErrors) => void;
};

/**
 * One form on one contract: native, uncontrolled fields (what is typed before the page's code runs is kept),
 * messages of the schema beside the fields, focus on the first wrong one, one submission at a time.
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

  // The browser's own checks serve people without JavaScript; here the contract's messages take over.
  const ref = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    if (element) element.noValidate = true;
  }, []);

  /** Both are needed when a submission fails for want of a connection, so they are fetched before it. */
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
    if (!focusWrong.current) return;
    focusWrong.current = false;
    const names = Object.keys(errors);
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    fields.find((field) => names.includes(field.name))?.focus();
  }, [errors]);

  // A disabled control loses the focus; a person on a keyboard gets it back.
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
    // Only the wrong field's message goes; the focus stays where it is being typed.
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
      await attempt(readForm(element));
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
    const traps = {
      [HONEYPOT_FIELD]: text(values[HONEYPOT_FIELD]),
      [FORM_TOKEN_FIELD]: text(values[FORM_TOKEN_FIELD]),
    };
    await current.current.submit(data as T, { idempotencyKey: key.current, traps });
  };

  return {
    pending,
    errors,
    /** Spread on <form>, beside `method` and `action` for people without JavaScript. */
    formProps: { ref, onSubmit, onInput, onFocus: prepare },
    /** Name and message of one field, for the kit's field components. */
    field: (name: keyof T & string) => ({ name, error: errors[name] }),
    /** Shows messages that came late, beside the others; the focus stays where it is. */
    flag: (late: FieldErrors) => setErrors((all) => ({ ...all, ...late })),
    reset: () => {
      form.current?.reset();
      key.current = undefined;
      setErrors({});
    },
  };
}

const text = (value: FormValues[string] | undefined) => (typeof value === 'string' ? value : '');
