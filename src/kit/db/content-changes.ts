import { processSingleton } from '@/kit/shared/process-singleton';

/**
 * Database triggers notify that what visitors see has changed (migration `content_changes`), within the transaction
 * of the change, so that no way of writing can forget to. Whatever caches content listens here.
 */
const CHANNEL = 'content_changed';

const listeners = () => processSingleton('content-changes', () => new Set<() => void>());

/** @param act called at least once for each committed change, and also when a change may have been missed */
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
 * From here on this connection receives changes. PostgreSQL notifies a session of its own changes before it confirms
 * the COMMIT, so a process that listens on the connections it writes with knows before the writer gets an answer.
 */
export async function hearChanges(connection: Connection): Promise<void> {
  connection.on('notification', ({ channel }) => {
    if (channel === CHANNEL) contentMayHaveChanged();
  });
  await connection.query(`listen ${CHANNEL}`);
}

/** For existing connections: a process that caches nothing need not listen. */
export async function hearOwnChanges(connection: Connection): Promise<void> {
  if (listeners().size === 0) return;
  // A read-only database refuses LISTEN, and has no changes to report.
  await hearChanges(connection).catch(() => undefined);
}
