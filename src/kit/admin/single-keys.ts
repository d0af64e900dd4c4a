const SETTING = 'desk-single-keys';

/** Kept in this browser. */
export const singleKeys = {
  isOn: () => localStorage.getItem(SETTING) !== 'off',
  set: (isOn: boolean) => (isOn ? localStorage.removeItem(SETTING) : localStorage.setItem(SETTING, 'off')),
};

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="listbox"]';

export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  target: EventTarget | null;
};

/** Whether a key was pressed by itself, outside of fields and dialogs: only then may it act. */
export function isSingle({ ctrlKey, metaKey, altKey, target }: Press): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  // A document or a window has no ancestors.
  return !(target as Partial<Element> | null)?.closest?.(`${FIELDS}, dialog`);
}
