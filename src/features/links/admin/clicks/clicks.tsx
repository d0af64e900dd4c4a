'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { CLICK_DAYS, clicksPath, type DayClicks } from '../../contract';
import { ClicksChart } from './clicks-chart';
import { ClicksNumbers } from './clicks-numbers';

/** How often visitors opened this link, day by day: a picture for the glance, its numbers beside it. */
export function Clicks() {
  const { id } = useDocumentInfo();
  const { api } = useConfig().config.routes;
  const [days, setDays] = useState<DayClicks[] | 'failed'>();

  useEffect(() => {
    if (id === undefined) return;
    fetch(`${api}/${clicksPath(id)}`, { cache: 'no-store' })
      .then(async (answer) => setDays(answer.ok ? (await answer.json()).days : 'failed'))
      .catch(() => setDays('failed'));
  }, [api, id]);

  if (id === undefined || days === undefined) return null;
  if (days === 'failed') return <p className="field-description">The clicks could not be loaded.</p>;
  const sum = days.reduce((all, { clicks }) => all + clicks, 0);
  return (
    <section className="desk clicks" aria-label="Clicks">
      <h3>
        Clicks, last {CLICK_DAYS} days: {sum}
      </h3>
      <ClicksChart days={days} said={`${sum} clicks in the last ${CLICK_DAYS} days.`} />
      <ClicksNumbers days={days} />
      <p className="field-description">
        Counted without cookies: only the link and the day are kept, never who clicked.
      </p>
    </section>
  );
}
