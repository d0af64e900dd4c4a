import { utcDateTime } from '@/kit/shared/dates';

type Draw = {
  title: string;
  fingerprint: string;
  commitment: { prize: string; tickets: number };
  /** ISO 8601: when the public value comes out. */
  due: string;
};

/** The text that announces a draw, for newsletters and posts. */
export const announcementText = ({
  title,
  fingerprint,
  commitment: { prize, tickets },
  due,
}: Draw): string[] => [
  `${title}: we draw ${prize} on ${utcDateTime(due)}, from ${tickets} ${tickets === 1 ? 'ticket' : 'tickets'}.`,
  `Nobody can know the winner in advance, not even us. Keep this fingerprint of the closed list: ${fingerprint}`,
  'Check it afterwards:',
];
