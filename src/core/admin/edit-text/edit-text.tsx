'use client';

import { useConfig } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { type EditedText, editedText, editTextMessage, FIELD_PARAMETER } from '@/kit/shared/edited-text';

const GIVEN_UP_AFTER_MS = 15_000;
const LOOK_EVERY_MS = 60;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

const isRow = (name: string | undefined) => /^\d+$/.test(name ?? '');

/** What the form shows of a field, or of the group or row that it will be in. */
function shownPart(path: string[]): HTMLElement | null {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const part = path.slice(0, depth);
    const row = isRow(part.at(-1)) ? `${part.slice(0, -1).join('-')}-row-${part.at(-1)}` : '';
    const found = document.getElementById(`field-${part.join('__')}`) ?? document.getElementById(row);
    if (found) return found;
  }
  return null;
}

function expandRowsAround(element: Element) {
  for (
    let at = element.closest('.collapsible--collapsed');
    at;
    at = at.parentElement?.closest('.collapsible--collapsed') ?? null
  )
    at.querySelector<HTMLElement>('.collapsible__toggle')?.click();
}

/**
 * Scrolls to a field of the form and puts the focus into it. Payload draws fields as they come near the window, tabs
 * when they are opened and rows when they are expanded, so this goes step by step.
 */
async function reachField(field: string): Promise<void> {
  const path = field.split('.');
  const tried = new Set<Element>();
  for (const until = Date.now() + GIVEN_UP_AFTER_MS; Date.now() < until; await pause()) {
    const whole = document.getElementById(`field-${path.join('__')}`);
    const input = whole?.matches('input, textarea, select')
      ? whole
      : whole?.querySelector<HTMLElement>('input, textarea');
    if (input) {
      expandRowsAround(input);
      input.scrollIntoView({ block: 'center' });
      input.focus({ preventScroll: true });
      if (document.activeElement === input) return;
      continue;
    }
    const part = shownPart(path);
    if (part) {
      expandRowsAround(part);
      part.scrollIntoView({ block: 'start' });
      continue;
    }
    const tab = [...document.querySelectorAll('.tabs-field__tab-button')].find((one) => !tried.has(one));
    if (tab) {
      tried.add(tab);
      (tab as HTMLElement).click();
    }
  }
}

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
