/** What the page knows of the work: what is being made, and what was said last. */
type Desk = { busy: ReadonlySet<string>; said: string };

let desk: Desk = { busy: new Set(), said: '' };
const listeners = new Set<() => void>();

function change(next: Partial<Desk>): void {
  desk = { ...desk, ...next };
  for (const listener of listeners) listener();
}

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const readDesk = () => desk;

/** Told to everybody, once it changes. */
export const say = (said: string) => change({ said });

let queue: Promise<unknown> = Promise.resolve();

type Job = {
  key: string;
  /** Told when it begins; nobody asked for a job without it, and nobody hears of it. */
  begun?: string;
  failed: string;
};

/**
 * One job after the other: two pictures at once take as long as both, and nobody sees how far either is. A job that is
 * under way is not begun again. A failure is logged, told as `failed` by the browser's own alert, which nobody who waits
 * for a file overlooks, and leaves the page as it was.
 */
export async function doInTurn({ key, begun, failed }: Job, work: () => Promise<string>): Promise<void> {
  if (desk.busy.has(key)) return;
  change({ busy: new Set([...desk.busy, key]), said: begun ?? desk.said });
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  try {
    const done = await turn;
    if (begun) say(done);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') {
      say('Cancelled.');
    } else {
      console.error(failed, error);
      if (begun) {
        say(failed);
        window.alert(failed);
      }
    }
  } finally {
    change({ busy: new Set([...desk.busy].filter((one) => one !== key)) });
  }
}
