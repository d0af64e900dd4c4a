'use client';

import { useListQuery, useTableColumns } from '@payloadcms/ui';
import type { ClientField } from 'payload';

type ListField = Partial<Omit<ClientField, 'type'>> & { type?: string; virtual?: unknown };

const UNORDERED = ['ui', 'array', 'group', 'blocks', 'tabs', 'row', 'collapsible'];
const WORDS: Record<string, [up: string, down: string]> = {
  date: ['earliest first', 'latest first'],
  number: ['lowest first', 'highest first'],
  text: ['A to Z', 'Z to A'],
  email: ['A to Z', 'Z to A'],
};

const canOrder = ({ type = 'ui', virtual }: ListField) => !UNORDERED.includes(type) && !virtual;

/** The order of a list where it is shown as cards: their headings, with Payload's arrows, are hidden there (lists.css). */
export function ListOrder() {
  const { data, query, handleSortChange } = useListQuery();
  const { columns } = useTableColumns();
  if (!data?.docs?.length || !handleSortChange) return null;
  const current = String([query.sort].flat()[0] ?? '');
  const options = columns.flatMap(({ accessor, active, field }) => {
    const path = accessor.replaceAll('-', '.');
    const isCurrent = current.replace(/^-/, '') === path;
    if (!canOrder(field as ListField) || !(active || isCurrent)) return [];
    const label = 'label' in field && typeof field.label === 'string' ? field.label : accessor;
    const [up, down] = WORDS[field.type] ?? ['ascending', 'descending'];
    return [
      { value: path, words: `${label}, ${up}` },
      { value: `-${path}`, words: `${label}, ${down}` },
    ];
  });
  return (
    <label className="list-order">
      Sort by
      <select value={current} onChange={(event) => void handleSortChange(event.target.value)}>
        {!options.some(({ value }) => value === current) && <option value={current}>As listed</option>}
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
