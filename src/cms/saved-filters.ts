/** What a field is held against; `NOW` and `ME` are filled in when somebody looks. */
type Clause = readonly [
  field: string,
  operator: 'equals' | 'in' | 'less_than' | 'greater_than' | 'exists',
  value: string,
];
/** A record is listed when every clause of one of the groups holds. */
export type SavedFilter = { label: string; anyOf: readonly (readonly Clause[])[] };

export const NOW = '{now}';
const ME = '{me}';

/** Above the list: the questions that are asked of it every day, one press each. */
export const savedFilters = (...filters: SavedFilter[]) => ({
  beforeListTable: [{ path: '/src/admin/list-filters/list-filters#ListFilters', clientProps: { filters } }],
});

/** What staff called spam, and what a trap caught. */
const spamFilter: SavedFilter = {
  label: 'Spam',
  anyOf: [[['status', 'equals', 'spam']], [['quarantined', 'equals', 'true']]],
};

/** Tickets and quote requests: what waits for us, what is late, what is nobody's, what is mine. */
export const deskFilters = (owed: string): SavedFilter[] => [
  { label: 'To answer', anyOf: [[['status', 'in', owed]]] },
  {
    label: 'Overdue',
    anyOf: [
      [
        ['dueAt', 'less_than', NOW],
        ['status', 'in', owed],
      ],
    ],
  },
  {
    label: 'Mine',
    anyOf: [
      [
        ['assignee', 'equals', ME],
        ['status', 'in', owed],
      ],
    ],
  },
  {
    label: 'Nobody’s',
    anyOf: [
      [
        ['assignee', 'exists', 'false'],
        ['status', 'in', owed],
      ],
    ],
  },
  spamFilter,
];
