'use client';

import { useSyncExternalStore } from 'react';
import { THEME_CHOSEN, THEME_KEY, THEMES, type Theme } from '@/kit/shared/theme-choice';

/** The script in the head (src/front/finish-html.ts) listens first, so the root already says what was chosen. */
function subscribe(listener: () => void) {
  const events = [THEME_CHOSEN, 'storage', 'pageshow'];
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

const chosenTheme = () => (document.documentElement.dataset.theme ?? 'device') as Theme;

function choose(theme: Theme): void {
  try {
    if (theme === 'device') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // It stays until the page closes.
  }
  window.dispatchEvent(new CustomEvent(THEME_CHOSEN, { detail: theme }));
}

/** Shown only where that script ran. */
export function ThemeSwitch({ words }: { words: Record<'colors' | Theme, string> }) {
  const chosen = useSyncExternalStore(subscribe, chosenTheme, () => 'device');
  return (
    <fieldset className="theme-switch">
      <legend>{words.colors}</legend>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === chosen}
            onChange={() => choose(theme)}
          />
          {words[theme]}
        </label>
      ))}
    </fieldset>
  );
}
