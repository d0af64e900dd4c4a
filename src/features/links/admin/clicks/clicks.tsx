'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { DayColumns, type Series } from '@/admin/day-columns';
import { DayNumbers } from '@/admin/day-numbers';
import { fetchJson } from '@/admin/post-to-api';
import { CLICK_DAYS, clicksAnswer, clicksPath, type DayClicks } from '../../contract';

/** How often visitors opened this link, day by day: a chart with its numbers beside it. */
export function Clicks() {
  const { id } = useDocumentInfo();
  const { api } = useConfig().config.routes;
  const [clicks, setClicks] = useState<DayClicks[] | 'failed'>();

  useEffect(() => {
    if (id === undefined) return;
    void fetchJson(`${api}/${clicksPath(id)}`, clicksAnswer).then((answer) =>
      setClicks(answer ? answer.days : 'failed'),
    );
  }, [api, id]);

  if (id === undefined || clicks === undefined) return null;
  if (clicks === 'failed') return <p className="field-description">The clicks could not be loaded.</p>;
  const days = clicks.map(({ day }) => day);
  const counts = clicks.map((day) => day.clicks);
  const series: Series[] = [{ label: 'Clicks', color: 'var(--color-violet)', counts }];
  const sum = counts.reduce((all, count) => all + count, 0);
  return (
    <section className="desk clicks" aria-label="Clicks">
      <h3>
        Clicks, last {CLICK_DAYS} days: {sum}
      </h3>
      <DayColumns
        days={days}
        series={series}
        said={`${sum} clicks in the last ${CLICK_DAYS} days.`}
        height={90}
      />
      <DayNumbers days={days} series={series} />
      <p className="field-description">
        Counted without cookies: only the link and the day are kept, never who clicked.
      </p>
    </section>
  );
}
