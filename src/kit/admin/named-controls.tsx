'use client';

import { type ReactNode, useEffect } from 'react';

/**
 * What Payload's own controls lack for screen readers, and how each is repaired; decision 045 says why here. React writes
 * an attribute only when its own value of it changes, so what is set here stays. Each repair may run again at any time.
 */
type Repair = (element: HTMLElement) => void;
type Words = string | ((element: HTMLElement) => string);

const wordsOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\s*\*$/, '')
    .trim();

/** Writes only what differs: each write calls the observer again. */
const have =
  (attribute: string, value: string): Repair =>
  (element) => {
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  };
const lack =
  (attribute: string): Repair =>
  (element) =>
    element.removeAttribute(attribute);
const name =
  (words: Words): Repair =>
  (element) =>
    have('aria-label', typeof words === 'string' ? words : words(element))(element);

/** Only a control that has no words and no name yet. */
const nameIfNone =
  (words: Words): Repair =>
  (element) => {
    if (!element.ariaLabel && wordsOf(element) === '') name(words)(element);
  };

/** Where the link that skips the menu leads, on pages whose main part is Payload's. */
const TARGET = [have('id', 'content'), have('tabindex', '-1')];

const LABEL = ':scope > :is(label, .field-label), :scope > [class*="label"] > :is(label, .field-label)';

/** In a list's filters, the parts of one condition have no labels at all. */
const CONDITION = [
  ['.condition__field', 'Field to filter by'],
  ['.condition__operator', 'How to compare'],
  ['.condition__value', 'Value to compare with'],
] as const;

/** The label of the field that a control belongs to: Payload's points to a box around the control. */
function fieldOf(element: HTMLElement): string {
  for (const [part, words] of CONDITION) if (element.closest(part)) return words;
  for (let box = element.parentElement; box && !box.matches('form, main'); box = box.parentElement) {
    const label = wordsOf(box.querySelector(LABEL));
    if (label) return label;
  }
  return 'Value';
}

const clearing = (button: HTMLElement) => `Clear ${fieldOf(button)}`;

const rowOf = (element: HTMLElement) =>
  wordsOf(element.closest('.collapsible')?.querySelector('.row-label, .collapsible__header-wrap')) ||
  'this row';

/** Of a row's cells, those that say which record it is; a countdown or a state does not. */
const TITLES = 'subject title fullName username label filename question quoteId name email to'.split(' ');

function nameRowBox(box: HTMLElement) {
  const cells = [...(box.closest('tr')?.querySelectorAll('td:not(.cell-_select)') ?? [])];
  const titles = TITLES.flatMap((title) => cells.filter((cell) => cell.classList.contains(`cell-${title}`)));
  name(`Select ${[...titles, ...cells].map(wordsOf).find((words) => words !== '') ?? 'this row'}`)(box);
}

const ROLES = { thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', th: 'columnheader', td: 'cell' };

/**
 * On a phone a list is shown as cards (lists.css): a table laid out as blocks keeps its roles for screen readers, and each
 * cell shows the heading of its column.
 */
function prepareForCards(table: HTMLElement) {
  const headings = [...table.querySelectorAll('th')].map((heading) =>
    wordsOf(heading.querySelector('.sort-column__label')),
  );
  have('role', 'table')(table);
  for (const [tag, role] of Object.entries(ROLES))
    for (const part of table.querySelectorAll<HTMLElement>(tag)) have('role', role)(part);
  for (const cell of table.querySelectorAll('td')) have('data-label', headings[cell.cellIndex] ?? '')(cell);
}

/** The toolbar of an editor names its buttons by a key only: inlineCode. */
const formatOf = ({ dataset: { buttonKey = 'format' } }: HTMLElement) =>
  buttonKey.replace(/^.|[A-Z]/g, (letter, at) => (at ? ` ${letter.toLowerCase()}` : letter.toUpperCase()));

/** The label of an option may be an element, which the select reads aloud as its type. */
function sayOption(region: HTMLElement) {
  const select = region.parentElement;
  const values = select?.querySelectorAll('.rs__single-value, .multi-value-label__text') ?? [];
  const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!text.data.includes('[object Object]')) continue;
    const value = text.data.includes(', selected') ? [...values].at(-1) : null;
    const words = wordsOf(value ?? select?.querySelector('.rs__option--is-focused'));
    text.data = text.data.replaceAll('[object Object]', words);
  }
}

const REPAIRS: [selector: string, ...repairs: Repair[]][] = [
  ['nav.nav__wrap', name('Back office')],
  ['nav.step-nav', name('Breadcrumbs')],
  // The title of a record, and the tabs of its views, are outside of Payload's main part.
  ['.doc-header', have('role', 'region'), name('Heading and tabs'), ...TARGET],
  ['.not-found', have('role', 'main'), ...TARGET],
  // A list whose children are not list items.
  ['ul.doc-tabs__tabs', have('role', 'group'), name('Views')],
  // Its name would hide the count of versions that stands in it.
  ['.doc-tab[aria-label]', lack('aria-label')],
  // Groups follow the title of the record directly; those inside of groups have their level from Payload.
  ['.group-field__title:not(.group-field .group-field *)', have('aria-level', '2')],
  ['.table > table', prepareForCards],
  ['#select-all', lack('title'), name('Select all rows')],
  ['td.cell-_select input[type="checkbox"]', nameRowBox],
  // The name of the file stands beside it.
  ['.file__thumbnail img, .cell-filename img', have('alt', '')],
  [
    '.react-select input[id^="react-select"], .condition__value input, .date-time-picker input, .ContentEditable__root',
    name(fieldOf),
  ],
  // The field itself opens the list of options by keyboard.
  ['.dropdown-indicator[aria-hidden="true"]', have('tabindex', '-1')],
  ['.clear-indicator, .date-time-picker__clear-button', lack('aria-hidden'), name(clearing)],
  ['.react-select [aria-live]', sayOption],
  ['.clickable-arrow--left', name('Previous page')],
  ['.clickable-arrow--right', name('Next page')],
  ['.condition__actions-remove', name('Remove this filter')],
  ['.condition__actions-add', name('Add a filter')],
  ['.array-actions .popup-button', nameIfNone((button) => `Options of ${rowOf(button)}`)],
  ['.popup-button', nameIfNone('More options')],
  ['.collapsible__drag', name((handle) => `Move ${rowOf(handle)}`)],
  ['[data-button-key]', nameIfNone(formatOf)],
  ['.copy-to-clipboard', name('Copy the address')],
  ['.file-details__remove', nameIfNone('Remove the file')],
];

function repairControls() {
  for (const [selector, ...repairs] of REPAIRS)
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      for (const repair of repairs) repair(element);
}

/** Repairs Payload's controls in each page of the back office, before a screen reader reads what has changed. */
export function NamedControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    const observer = new MutationObserver(repairControls);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    repairControls();
    return () => observer.disconnect();
  }, []);
  return children;
}
