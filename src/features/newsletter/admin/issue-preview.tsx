'use client';

import {
  Button,
  toast,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useFormModified,
  usePreferences,
} from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { WHEN_DARK } from '@/core/shared/mail-frame';
import { post, postToApi } from '@/kit/admin/post-to-api';
import { NO_ANSWER } from '@/kit/shared/plain-refusals';
import { type IssuePreview, issuePreview } from '../contract';

const PREFERENCE = 'newsletter-test-to';

/** Sends the saved issue to one's own address or another; the form keeps the last one. */
function TestMail({ id }: { id: number | string }) {
  const { api } = useConfig().config.routes;
  const { user } = useAuth();
  const { getPreference, setPreference } = usePreferences();
  const isModified = useFormModified();
  const [to, setTo] = useState('');
  const [isPending, setIsPending] = useState(false);
  const box = useId();
  const own = user?.email ?? '';

  useEffect(() => {
    void getPreference<string>(PREFERENCE).then((last) => setTo((typed) => typed || last || own));
  }, [getPreference, own]);

  const send = async () => {
    setIsPending(true);
    const path = `${api}/newsletter-issues/${id}/test`;
    const problem = await post(path, { to }, { unreachable: NO_ANSWER });
    setIsPending(false);
    if (problem) return void toast.error(problem);
    void setPreference(PREFERENCE, to);
    toast.success(`A test is on its way to ${to}.`);
  };

  return (
    <div className="mail-preview__test">
      <label htmlFor={box}>Send a test to</label>
      <input id={box} type="email" value={to} onChange={(event) => setTo(event.target.value)} />
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={isPending || to.trim() === '' || isModified}
        onClick={send}
      >
        Send test
      </Button>
      {isModified && (
        <p className="field-description">A test shows what is saved. Save your changes first.</p>
      )}
    </div>
  );
}

const PAUSE_MS = 500;

/** Preview of the form's current content, saved or not; updated when typing pauses. */
function usePreview(): IssuePreview | undefined {
  const { api } = useConfig().config.routes;
  const [fields] = useAllFormFields();
  const [preview, setPreview] = useState<IssuePreview>();
  const draft = JSON.stringify({
    subject: fields.subject?.value ?? null,
    previewText: fields.previewText?.value ?? null,
    body: fields.body?.value ?? null,
    announces: fields.announces?.value ?? null,
    source: fields.source?.value ?? null,
    isPublic: fields.isPublic?.value ?? null,
  });

  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const { answer } = await postToApi(`${api}/newsletter-issues/preview`, JSON.parse(draft), issuePreview);
      if (answer && !isOver) setPreview(answer);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, draft]);
  return preview;
}

const VIEWS = [
  { name: 'Desktop', width: 720, isDark: false },
  { name: 'Phone', width: 375, isDark: false },
  { name: 'Phone, dark', width: 375, isDark: true },
  { name: 'Text', width: 720, isDark: false },
] as const;

/** Mail programs apply the dark colors themselves; this applies them in a preview. */
const atNight = (html: string) => html.replace(WHEN_DARK, '@media all');

/** The issue as the email that subscribers get. Nothing in the frame can run, follow a link or reach this page. */
export function IssuePreviewPanel() {
  const { id } = useDocumentInfo();
  const preview = usePreview();
  const [view, setView] = useState<(typeof VIEWS)[number]>(VIEWS[0]);
  return (
    <section className="desk mail-preview" aria-label="Preview">
      <h2>As an email</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form */}
      <div className="mail-preview__views" role="group" aria-label="Show it on">
        {VIEWS.map((one) => (
          <button key={one.name} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
            {one.name}
          </button>
        ))}
      </div>
      <p className="mail-preview__subject">
        Subject: <bdi>{preview?.subject}</bdi>
      </p>
      {view.name === 'Text' ? (
        <pre>{preview?.text}</pre>
      ) : (
        <iframe
          className="by-day"
          title="The issue as an email"
          sandbox=""
          width={view.width}
          height={640}
          srcDoc={preview && (view.isDark ? atNight(preview.html) : preview.html)}
        />
      )}
      {id !== undefined && <TestMail id={id} />}
    </section>
  );
}
