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
