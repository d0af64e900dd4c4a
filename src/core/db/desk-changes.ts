import { processSingleton } from '@/kit/shared/process-singleton';

/**
 * Database triggers notify that something at the desk has changed (migration `desk_notices`). Submissions have none:
 * PostgreSQL lets transactions that notify commit one after the other, so each process reports its own submissions.
 */
const CHANNEL = 'desk_changed';

type Act = () => void;
const listeners = () => processSingleton('desk-changes', () => new Set<Act>());
const streams = () => processSingleton('desk-streams', () => new Set<Act>());

/** @param act called at least once for each change, and also when one may have been missed. @returns stops it */
export function onDeskChange(act: Act): Act {
  listeners().add(act);
  return () => listeners().delete(act);
}

export const deskMayHaveChanged = (): void => {
  for (const act of listeners()) act();
};

/** @param end ends one open stream when this process stops. @returns forgets it */
export function onStop(end: Act): Act {
  streams().add(end);
  return () => streams().delete(end);
}

/** A stop waits for what is answered, and streams never end by themselves. */
export const endStreams = (): void => {
  for (const end of streams()) end();
};

type Connection = {
  query: (text: string) => Promise<unknown>;
  on: (event: 'notification', act: (message: { channel: string }) => void) => unknown;
};

export async function hearDeskChanges(connection: Connection): Promise<void> {
  connection.on('notification', ({ channel }) => {
    if (channel === CHANNEL) deskMayHaveChanged();
  });
  await connection.query(`listen ${CHANNEL}`);
}
