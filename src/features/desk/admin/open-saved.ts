import type { Sign } from './slash-word';

/** As if the sign was typed at the caret: its list opens, and what is typed next filters it. */
export function openSaved(field: HTMLTextAreaElement | null, sign: Sign = '/') {
  if (!field) return;
  field.focus();
  const before = field.value.slice(0, field.selectionStart);
  document.execCommand('insertText', false, before === '' || /\s$/.test(before) ? sign : ` ${sign}`);
}
