const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

type Draw = {
  title: string;
  fingerprint: string;
  commitment: { prize: string; tickets: number };
  /** ISO 8601: when the public value comes out. */
  due: string;
};

/** The text that announces a draw, for newsletters and posts. */
export const announcementOf = ({
  title,
  fingerprint,
  commitment: { prize, tickets },
  due,
}: Draw): string[] => [
  `${title}: we draw ${prize} on ${dateTime.format(new Date(due))} UTC, from ${tickets} ${tickets === 1 ? 'ticket' : 'tickets'}.`,
  `Nobody can know the winner in advance, not even us. Keep this fingerprint of the closed list: ${fingerprint}`,
  'Check it afterwards:',
];
