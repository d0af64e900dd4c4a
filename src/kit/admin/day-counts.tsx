'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { DAYS_COUNTED, type DayCount, dayCountsAnswer } from '@/kit/shared/day-counts';
import { DayColumns, type Series } from './day-columns';
import { DayNumbers } from './day-numbers';
import { fetchJson } from './post-to-api';

type DayCountsProps = {
  /** 'Clicks' */
  what: string;
  /** Below the back office's REST. */
  pathOf: (id: number | string) => string;
  /** What is kept of a person. */
  about: string;
};

/** How often visitors used this record, day by day: a chart with its numbers beside it. */
export function DayCounts({ what, pathOf, about }: DayCountsProps) {
  const { id } = useDocumentInfo();
  const { api } = useConfig().config.routes;
  const [days, setDays] = useState<DayCount[] | 'failed'>();
  const path = id === undefined ? null : `${api}/${pathOf(id)}`;

  useEffect(() => {
    if (path === null) return;
    void fetchJson(path, dayCountsAnswer).then((answer) => setDays(answer ? answer.days : 'failed'));
  }, [path]);

  if (path === null || days === undefined) return null;
  const named = what.toLowerCase();
  if (days === 'failed') return <p className="field-description">The {named} could not be loaded.</p>;
  const dates = days.map(({ day }) => day);
  const counts = days.map(({ count }) => count);
  const series: Series[] = [{ label: what, color: 'var(--color-violet)', counts }];
  const sum = counts.reduce((all, count) => all + count, 0);
  return (
    <section className="desk clicks" aria-label={what}>
      <h2>
        {what}, last {DAYS_COUNTED} days: {sum}
      </h2>
      <DayColumns
        days={dates}
        series={series}
        said={`${sum} ${named} in the last ${DAYS_COUNTED} days.`}
        height={90}
      />
      <DayNumbers days={dates} series={series} />
      <p className="field-description">{about}</p>
    </section>
  );
}
