'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { WHEN_DARK } from '@/core/shared/mail-frame';
import { TestMail } from './test-mail';
import { usePreview } from './use-preview';

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
