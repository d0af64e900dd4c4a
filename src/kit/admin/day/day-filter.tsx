'use client';

import { DateCondition } from '@payloadcms/ui';
import type { DateFieldClient } from 'payload';
import type { ComponentProps } from 'react';
import { withDay } from './local-day';

type Props = ComponentProps<typeof DateCondition>;

/** Payload's filter by a date, with the chosen day in every time zone. */
export function DayFilter(props: Props) {
  const stored = props.value ? new Date(props.value).toISOString() : null;
  return <DateCondition {...props} field={withDay(props.field as DateFieldClient, stored)} />;
}
