import { turnTab } from './working-button';

/**
 * The button over the tabs of the phone: it opens the calendar, and leads home from it. The calendar is loaded when it
 * is first opened.
 */
export function runTab(say: (sentence?: string) => void) {
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
