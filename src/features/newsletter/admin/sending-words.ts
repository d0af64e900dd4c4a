import type { Sending } from '../contract';

const number = new Intl.NumberFormat('en-US');
export const count = (value: number, one: string, many: string) =>
  `${number.format(value)} ${value === 1 ? one : many}`;

/** The five figures of an issue, in the order in which staff need them. */
export function figures({ counts }: Pick<Sending, 'counts'>): { label: string; value: string }[] {
  const { waiting = 0, sending = 0, sent = 0, failed = 0, unsure = 0 } = counts;
  return [
    { label: 'To send', value: number.format(waiting + sending) },
    { label: 'Sent', value: number.format(sent) },
    { label: 'Failed', value: number.format(failed) },
    { label: 'To look at', value: number.format(unsure) },
    { label: 'Left out', value: number.format(counts['left-out'] ?? 0) },
  ];
}

/** How long that many emails take, in words. */
export function duration(mails: number, rate: number): string {
  if (rate <= 0) return 'as fast as the mail server takes them';
  const minutes = Math.ceil(mails / rate);
  if (minutes <= 1) return 'in about a minute';
  return minutes < 120 ? `in about ${minutes} minutes` : `in about ${Math.round(minutes / 60)} hours`;
}
