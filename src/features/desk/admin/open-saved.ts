/** As if a slash was typed at the caret: the list opens, and what is typed next filters it. */
export function openSaved(field: HTMLTextAreaElement | null) {
  if (!field) return;
  field.focus();
  const before = field.value.slice(0, field.selectionStart);
  document.execCommand('insertText', false, before === '' || /\s$/.test(before) ? '/' : ' /');
}
