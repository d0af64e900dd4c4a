'use client';

import { DateTimeField, useField } from '@payloadcms/ui';
import type { DateFieldClient, DateFieldClientComponent } from 'payload';
import { withDay } from './local-day';

/** Payload's field of a date, with the stored day in every time zone. */
export const DayField: DateFieldClientComponent = (props) => {
  const { value } = useField<string | null>({ potentiallyStalePath: props.path });
  return <DateTimeField {...props} field={withDay(props.field as DateFieldClient, value)} />;
};
