'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { fetchJson } from '@/kit/admin/post-to-api';
import { type SenderAnswer, senderAnswer } from '../contract';

const STATES = { ok: 'Fine', look: 'To look at', missing: 'Missing', unknown: 'Not checked' };

/** Before the first issue: what mail servers will read about the domain that it comes from. */
export function SenderCheck() {
  const { api } = useConfig().config.routes;
  const [answer, setAnswer] = useState<SenderAnswer>();
  useEffect(() => {
    void fetchJson(`${api}/newsletter-issues/sender`, senderAnswer).then(
      (found) => found && setAnswer(found),
    );
  }, [api]);
  if (!answer) return null;
  const { domain, isReachable, records } = answer;
  return (
    <section className="sender-check" aria-label="The sender’s domain">
      <h2>Before the first issue: {domain}</h2>
      {isReachable ? (
        <dl>
          {records.map(({ name, state, words }) => (
            <div key={name} data-state={state}>
              <dt>
                {name}: {STATES[state]}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p role="status">
          This server could not reach a name server, so SPF, DKIM and DMARC of {domain} are not checked. Look
          them up elsewhere before you send.
        </p>
      )}
    </section>
  );
}
