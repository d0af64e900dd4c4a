import { keepOne } from '@/shared/keep-one';

/**
 * "What visitors see has changed": triggers of the database say it (migration `content_changes`), within the transaction
 * that changes it, so that no way of writing can forget to. Whoever keeps something made of content listens here.
 */
const CHANNEL = 'content_changed';

const listeners = () => keepOne('content-changes', () => new Set<() => void>());

/** @param act called once or more for each committed change, also for one that only may have happened */
export const onContentChange = (act: () => void): void => {
  listeners().add(act);
};

export const contentMayHaveChanged = (): void => {
  for (const act of listeners()) act();
};

type Connection = {
  query: (text: string) => Promise<unknown>;
  on: (event: 'notification', act: (message: { channel: string }) => void) => unknown;
};

/**
 * From here on this connection hears of changes. PostgreSQL sends a session what it committed itself before it confirms
 * the COMMIT: so a process that listens on the connections it writes with knows it before whoever wrote has an answer.
 */
export async function hearChanges(connection: Connection): Promise<void> {
  connection.on('notification', ({ channel }) => {
    if (channel === CHANNEL) contentMayHaveChanged();
  });
  await connection.query(`listen ${CHANNEL}`);
}

/** For connections that are opened anyway: a process in which nobody keeps anything need not listen. */
export async function hearOwnChanges(connection: Connection): Promise<void> {
  if (listeners().size === 0) return;
  // A database that can only be read refuses to listen, and has nothing to say.
  await hearChanges(connection).catch(() => undefined);
}
