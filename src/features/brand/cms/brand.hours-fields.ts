import type { Tab } from 'payload';
import {
  CLOSED_RULE,
  isClosingTime,
  isOpeningTime,
  isTimeZone,
  RULE,
  type StoredHours,
  WEEKDAYS,
} from '@/core/shared/business-hours';
import { dayField } from '@/kit/cms/day-field';

type Options = { data?: unknown; siblingData?: unknown; path?: (string | number)[] };

/** The hours as they are in the form. */
const hoursIn = (data: unknown): StoredHours => (data as { hours?: StoredHours } | undefined)?.hours ?? {};

/** The number of this field's row. */
const rowAt = ({ path = [] }: Options) => Number(path.at(-2));

function checkZone(value: unknown, { data }: Options): string | true {
  if (value) return isTimeZone(value) || 'Please enter a time zone such as America/New_York';
  const isUsed = (hoursIn(data).days?.length ?? 0) > 0;
  return isUsed ? 'Hours need a time zone, such as America/New_York' : true;
}

/** A day is named once, so that its hours are not in two places. */
function checkDay(value: unknown, options: Options): string | true {
  if (!value) return 'Please choose a day';
  const earlier = (hoursIn(options.data).days ?? []).slice(0, rowAt(options));
  return earlier.every(({ day }) => day !== value) || 'This day already has hours in a row above';
}

const checkOpens = (value: unknown): string | true =>
  isOpeningTime(value) || 'Please enter a time from 00:00 to 23:59, such as 09:00';

function checkCloses(value: unknown, { siblingData }: Options): string | true {
  if (!isClosingTime(value)) return 'Please enter a time from 00:01 to 24:00, such as 17:00';
  const { opens } = (siblingData ?? {}) as { opens?: unknown };
  return !isOpeningTime(opens) || value > opens || 'This must be later than when you open';
}

function checkDate(value: unknown, options: Options): string | true {
  if (!value) return 'Please choose a day';
  const { days, closed } = hoursIn(options.data);
  if ((days?.length ?? 0) === 0) return 'Closing days need opening hours: add the days on which you’re open';
  const date = new Date(value as string).toISOString().slice(0, 10);
  const earlier = (closed ?? []).slice(0, rowAt(options));
  return earlier.every((one) => one.date?.slice(0, 10) !== date) || 'This day is already in a row above';
}

/** When somebody is there to answer. Empty: the promise of an answer runs around the clock. */
export const hoursTab: Tab = {
  label: 'Business hours',
  fields: [
    {
      name: 'hours',
      label: 'Business hours',
      type: 'group',
      admin: {
        description:
          'Leave this empty to count every hour. With hours, the 24 hours of a request start when you’re open, and days on which you’re closed don’t count. What was promised before stays as promised.',
      },
      fields: [
        {
          name: 'zone',
          label: 'Time zone',
          type: 'text',
          maxLength: 60,
          validate: checkZone,
          admin: { description: 'Such as America/New_York or Europe/Athens.' },
        },
        {
          name: 'days',
          label: 'Open',
          type: 'array',
          maxRows: 7,
          labels: { singular: 'Day', plural: 'Days' },
          admin: {
            description:
              'You’re closed on days that aren’t here. Times are like 09:00 or 17:30; 24:00 is midnight.',
          },
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'day',
                  type: 'select',
                  required: true,
                  options: WEEKDAYS.map((day) => ({
                    value: day,
                    label: `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
                  })),
                  validate: checkDay,
                },
                {
                  name: 'opens',
                  label: 'Opens at',
                  type: 'text',
                  required: true,
                  maxLength: 5,
                  validate: checkOpens,
                },
                {
                  name: 'closes',
                  label: 'Closes at',
                  type: 'text',
                  required: true,
                  maxLength: 5,
                  validate: checkCloses,
                },
              ],
            },
          ],
        },
        {
          name: 'closed',
          label: 'Closing days',
          type: 'array',
          maxRows: 60,
          labels: { singular: 'Closing day', plural: 'Closing days' },
          fields: [
            {
              type: 'row',
              fields: [
                dayField({ name: 'date', required: true, validate: checkDate }),
                { name: 'name', type: 'text', required: true, maxLength: 60 },
              ],
            },
          ],
        },
        {
          name: 'rule',
          label: 'What visitors read',
          type: 'textarea',
          maxLength: 240,
          admin: {
            placeholder: RULE,
            description:
              'Shown wherever the 24 hours are promised, only while there are hours. {hours} and {zone} become your hours and time zone.',
          },
        },
        {
          name: 'closedRule',
          label: 'What visitors read before closing days',
          type: 'textarea',
          maxLength: 160,
          admin: { placeholder: CLOSED_RULE, description: '{days} becomes the next three of them.' },
        },
      ],
    },
  ],
};
