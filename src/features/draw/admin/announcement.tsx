'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useId } from 'react';
import { type RoundControl, roundPath } from '../contract';
import { PROTOCOL } from '../protocol/entry';
import { announcementOf } from '../rules/announcement';

/**
 * The text that announces the draw: once many people have read the fingerprint, the site cannot replace it. A new
 * newsletter issue includes it automatically; for a post it has to be copied.
 */
export function Announcement({ control: { facts, state } }: { control: RoundControl }) {
  const { id: round } = useDocumentInfo();
  const { admin } = useConfig().config.routes;
  const id = useId();
  if (facts?.protocol !== PROTOCOL || state !== 'committed') return null;
  const address = `${window.location.origin}${roundPath(round ?? '')}`;
  const sentences = announcementOf({ ...facts, due: facts.commitment.drand.due });
  return (
    <div className="draw__form">
      <p>
        <a href={`${admin}/collections/newsletter-issues/create`}>Write a newsletter issue</a>: it carries the
        words below by itself. Send it before the draw.
      </p>
      <label htmlFor={id}>For a post, copy them</label>
      <textarea
        id={id}
        rows={6}
        readOnly
        value={`${sentences.join('\n')} ${address}`}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}
