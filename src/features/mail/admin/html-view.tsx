'use client';

import { useFormFields } from '@payloadcms/ui';

/** An email of the queue as mail programs show it. Nothing in the frame can run scripts or reach this page. */
export function HtmlView() {
  const html = useFormFields(([fields]) => fields.html?.value);
  if (typeof html !== 'string' || html === '') return null;
  return (
    <section className="desk mail-preview" aria-label="How it looks">
      <h2>How it looks</h2>
      <iframe
        className="by-day"
        title="The email as it looks"
        sandbox=""
        width={720}
        height={560}
        srcDoc={html}
      />
    </section>
  );
}
