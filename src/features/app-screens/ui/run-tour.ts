import { TOUCHES, type TouchName } from './touches';

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** On a narrow screen the phones stand in a row that scrolls. */
export function scrollToPhone(root: HTMLElement | null, touch: string | undefined) {
  const row = root?.querySelector<HTMLElement>('[data-phones-row]');
  const phone = row?.querySelector(`[data-touch="${touch}"]`)?.closest('[data-phone]');
  if (row && phone) row.scrollBy({ left: middleOf(phone) - middleOf(row) });
}

/** Checks the tab of the phone in the middle of its row. */
export function checkTab(row: HTMLElement) {
  const away = (phone: Element) => Math.abs(middleOf(phone) - middleOf(row));
  const [nearest] = [...row.querySelectorAll('[data-phone]')].sort((one, other) => away(one) - away(other));
  const touch = nearest?.querySelector<HTMLElement>('[data-touch]')?.dataset.touch;
  const tab = row.closest('[data-touched]')?.querySelector<HTMLInputElement>(`[data-turns-to="${touch}"]`);
  if (tab) tab.checked = true;
}

export type Tour = { next: () => void; stop: () => void };

type TourSteps = { touch: (touch: TouchName) => void; ended: () => void };

/** Seconds of one stop, and when its button is pressed. */
const STOP = { lasts: 5, touchesAt: 2 };
const STOPS = TOUCHES.length + 1;

/**
 * One stop per phone and one for all of them. The clock goes on by itself, a column per second, and waits while the
 * page is hidden; with reduced motion there is none, and each stop waits for `next`.
 */
export function startTour(root: HTMLElement, { touch, ended }: TourSteps): Tour {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let second = 0;

  const show = (stop: number, columns: number) => {
    root.dataset.tour = isStill ? 'still' : 'runs';
    root.querySelectorAll<HTMLElement>('[data-stop]').forEach((text, index) => {
      text.hidden = index !== stop;
    });
    root.querySelectorAll<SVGElement>('[data-second]').forEach((column, index) => {
      column.toggleAttribute('data-gone', index < columns);
    });
    const turn = TOUCHES[stop];
    for (const phone of root.querySelectorAll('[data-phone]')) {
      phone.toggleAttribute('data-dim', turn !== undefined && !phone.querySelector(`[data-touch="${turn}"]`));
    }
    return turn;
  };

  const arrive = (stop: number) => {
    const turn = show(stop, (stop + 1) * STOP.lasts);
    scrollToPhone(root, turn);
    if (turn) touch(turn);
  };

  const tick = () => {
    if (document.hidden) return;
    second += 1;
    const stop = Math.floor(second / STOP.lasts);
    if (stop === STOPS) return ended();
    const turn = show(stop, second);
    if (second % STOP.lasts === 0) scrollToPhone(root, turn);
    if (turn && second % STOP.lasts === STOP.touchesAt) touch(turn);
  };

  let still = 0;
  const clock = isStill ? undefined : window.setInterval(tick, 1000);
  if (isStill) arrive(0);
  else scrollToPhone(root, show(0, 0));
  root.querySelector('[data-phones-line]')?.scrollIntoView({ block: 'nearest' });

  return {
    next: () => {
      still += 1;
      if (still === STOPS) ended();
      else arrive(still);
    },
    stop: () => {
      clearInterval(clock);
      delete root.dataset.tour;
      for (const text of root.querySelectorAll<HTMLElement>('[data-stop]')) text.hidden = true;
      for (const phone of root.querySelectorAll('[data-phone]')) phone.removeAttribute('data-dim');
      const left = document.activeElement;
      if (left?.matches('[data-line="next"]')) {
        left.parentElement?.querySelector<HTMLElement>('[data-line="toggle"]')?.focus();
      }
    },
  };
}
