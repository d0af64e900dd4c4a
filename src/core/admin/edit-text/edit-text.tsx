'use client';

import { useConfig } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { type EditedText, editedText, editTextMessage, FIELD_PARAMETER } from '@/kit/shared/edited-text';
import { reachField } from './reach-field';

/** Longer than a draft's autosave takes: leaving the form sooner would lose what was just typed. */
const SAVED_AFTER_MS = 2500;

/** The preview in this page's frame, or in the window that this page opened. */
const isOurPreview = (source: MessageEventSource | null) =>
  [...document.querySelectorAll('iframe')].some(({ contentWindow }) => contentWindow === source) ||
  (source as Window | null)?.opener === window;

/** Around the whole back office: a text chosen in a preview opens its field. */
export function EditText({ children }: { children: ReactNode }) {
  const { config } = useConfig();
  const router = useRouter();
  const path = usePathname();
  const asked = useSearchParams().get(FIELD_PARAMETER);
  const typedAt = useRef(0);
  const formOf = (document: string) => `${config.routes.admin}/globals/${document}`;

  useEffect(() => {
    const note = () => {
      typedAt.current = Date.now();
    };
    window.addEventListener('input', note, true);
    return () => window.removeEventListener('input', note, true);
  }, []);

  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const open = ({ document, field }: EditedText) => {
      clearTimeout(leaving);
      if (path === formOf(document)) return void reachField(field);
      const wait = Math.max(0, typedAt.current + SAVED_AFTER_MS - Date.now());
      leaving = setTimeout(() => router.push(`${formOf(document)}?${FIELD_PARAMETER}=${field}`), wait);
    };
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || !isOurPreview(source)) return;
      const message = editTextMessage.safeParse(data);
      if (message.success) open(message.data);
    };
    window.addEventListener('message', receive);
    return () => {
      clearTimeout(leaving);
      window.removeEventListener('message', receive);
    };
  });

  // The same field of another form is another place.
  const place = asked ? `${path} ${asked}` : '';
  useEffect(() => {
    const isField = editedText.shape.field.safeParse(place.split(' ')[1]);
    if (isField.success) void reachField(isField.data);
  }, [place]);
  return children;
}
