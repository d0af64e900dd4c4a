import { checkTab, scrollToPhone, startTour, type Tour } from './run-tour';
import { turnTab } from './touch-buttons';
import { TOUCHES, type TouchName } from './touches';

/**
 * The button over the tabs of the phone: it opens the calendar, and leads home from it. The calendar is loaded when it
 * is first opened.
 */
function runTab(say: (sentence?: string) => void) {
  let close: (() => void) | undefined;
  let isLoading = false;

  const home = () => {
    close?.();
    close = undefined;
  };

  const open = async (button: HTMLElement, phone: HTMLElement) => {
    const { openCalendar, saidOf, THIS_MONTH } = await import('./open-calendar');
    const takeAway = openCalendar(phone, say);
    turnTab(button, 'home');
    say(saidOf(THIS_MONTH));
    close = () => {
      takeAway();
      turnTab(button, 'events');
    };
  };

  const press = (button: HTMLElement) => {
    const phone = button.closest<HTMLElement>('[data-phone]');
    if (close) {
      home();
      say('Home.');
    } else if (phone && !isLoading) {
      isLoading = true;
      open(button, phone)
        // A lost connection: the next press tries again.
        .catch(() => undefined)
        .finally(() => {
          isLoading = false;
        });
    }
  };

  return { press, home };
}

export type Phones = {
  /** What a click on this element does. */
  act: (target: Element) => void;
  /** Stops every clock. */
  end: () => void;
};

/** How long a reminder can be taken back by its own button. */
const UNDO_MS = 10_000;

/**
 * Runs the phones within `roots`, which share one state. The server has drawn both states of everything: a touch only
 * sets attributes, and the style sheet shows the other one.
 */
export function runPhones(roots: readonly HTMLElement[]): Phones {
  const touched = new Set<TouchName>();
  let touches = 0;
  let undoClock: number | undefined;
  let tour: Tour | undefined;
  const all = (selector: string) =>
    roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
  const listening = new AbortController();

  const show = () => {
    const isDone = touches >= TOUCHES.length;
    const next = isDone ? undefined : TOUCHES.find((touch) => !touched.has(touch));
    for (const root of roots) {
      root.dataset.touched = [...touched].join(' ');
      root.dataset.next = next ?? '';
    }
    for (const button of all('[data-touch][aria-pressed]')) {
      button.setAttribute('aria-pressed', String(touched.has(button.dataset.touch as TouchName)));
    }
  };

  const hideUndo = () => {
    clearTimeout(undoClock);
    touched.delete('undo');
    const hidden = document.activeElement;
    if (hidden?.matches('[data-touch="undo"]')) {
      hidden.parentElement?.querySelector<HTMLElement>('[data-touch="remind"]')?.focus();
    }
  };

  const put = (touch: TouchName, isOn: boolean) => {
    if (touched.has(touch) === isOn) return;
    if (isOn) touched.add(touch);
    else touched.delete(touch);
    if (touch === 'check-in') all('[data-checked-in]').forEach(swapLabels);
    if (touch === 'remind') hideUndo();
    if (touch === 'remind' && isOn) {
      touched.add('undo');
      undoClock = window.setTimeout(() => {
        hideUndo();
        show();
      }, UNDO_MS);
    }
    show();
  };

  const say = (sentence = '') => {
    for (const status of all('[data-phones-said]')) status.textContent = sentence;
  };

  const press = ({ dataset }: HTMLElement) => {
    const touch = dataset.touch === 'undo' ? 'remind' : (dataset.touch as TouchName);
    const isOn = !touched.has(touch);
    touches += 1;
    put(touch, isOn);
    say(isOn ? dataset.said : dataset.unsaid);
  };

  const tab = runTab(say);

  const startOver = () => {
    touches = 0;
    tab.home();
    for (const touch of TOUCHES) put(touch, false);
    show();
    say();
  };

  const leaveTour = () => {
    tour?.stop();
    tour = undefined;
  };

  const LINE: Record<string, (button: HTMLElement) => void> = {
    toggle: (button) => {
      if (tour) return leaveTour();
      const root = button.closest<HTMLElement>('[data-touched]');
      if (!root) return;
      startOver();
      tour = startTour(root, { touch: (touch) => put(touch, true), ended: leaveTour });
    },
    next: () => tour?.next(),
    again: (button) => {
      startOver();
      button.parentElement?.querySelector<HTMLElement>('[data-line="toggle"]')?.focus();
    },
  };

  const act = (target: Element) => {
    const button = target.closest<HTMLElement>('[data-touch]');
    if (target.closest('[data-phone]')) leaveTour();
    if (button) press(button);
    const toTab = target.closest<HTMLElement>('[data-to-tab]');
    if (toTab) tab.press(toTab);
    const line = target.closest<HTMLElement>('[data-line]');
    if (line?.dataset.line) LINE[line.dataset.line]?.(line);
    const phone = target.closest<HTMLElement>('[data-turns-to]');
    if (phone) scrollToPhone(phone.closest<HTMLElement>('[data-touched]'), phone.dataset.turnsTo);
  };

  const followSwipes = ({ currentTarget }: Event) => checkTab(currentTarget as HTMLElement);
  for (const row of all('[data-phones-row]')) row.addEventListener('scroll', followSwipes, listening);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && leaveTour(), listening);

  return {
    act,
    end: () => {
      listening.abort();
      leaveTour();
      tab.home();
      clearTimeout(undoClock);
    },
  };
}

/** The picture's text of the other state, and this one to come back to. */
function swapLabels(picture: HTMLElement) {
  const label = picture.getAttribute('aria-label') ?? '';
  picture.setAttribute('aria-label', picture.dataset.checkedIn ?? label);
  picture.dataset.checkedIn = label;
}
