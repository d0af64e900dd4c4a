/** The page's state of the work: the jobs under way and the last announcement. */
type QueueState = { busy: ReadonlySet<string>; said: string };

let state: QueueState = { busy: new Set(), said: '' };
const listeners = new Set<() => void>();

function change(next: Partial<QueueState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const watchDownloadQueue = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const readDownloadQueue = () => state;

/** Announces it to every listener, once it changes. */
export const announceDownload = (said: string) => change({ said });

let queue: Promise<unknown> = Promise.resolve();

type Job = {
  key: string;
  /** What is announced; missing for jobs that nobody asked for. */
  words?: { begun: string; failed: string; cancelled: string };
};

/**
 * Runs one job after the other: two pictures in parallel take as long as both, and show no progress. A job that is
 * already queued or running is not started again. A failure is logged, shown in the browser's own alert, which nobody
 * who waits for a file overlooks, and leaves the page as it was.
 */
export async function queueDownload({ key, words }: Job, work: () => Promise<string>): Promise<void> {
  if (state.busy.has(key)) return;
  change({ busy: new Set([...state.busy, key]), said: words?.begun ?? state.said });
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  try {
    const done = await turn;
    if (words) announceDownload(done);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') {
      if (words) announceDownload(words.cancelled);
    } else {
      console.error(words?.failed ?? key, error);
      if (words) {
        announceDownload(words.failed);
        window.alert(words.failed);
      }
    }
  } finally {
    change({ busy: new Set([...state.busy].filter((one) => one !== key)) });
  }
}
