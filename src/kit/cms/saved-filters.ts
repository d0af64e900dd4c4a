/** What a field is compared with; `NOW` and `ME` are filled in on viewing. */
type Clause = readonly [
  field: string,
  operator: 'equals' | 'in' | 'less_than' | 'greater_than' | 'exists',
  value: string,
];
/** A record is listed when every clause of at least one group holds. */
export type SavedFilter = { label: string; anyOf: readonly (readonly Clause[])[] };

export const NOW = '{now}';
const ME = '{me}';

/** Above the list: everyday filters, one press each. */
export const savedFilters = (...filters: SavedFilter[]) => ({
  beforeListTable: [
    { path: '/src/kit/admin/list-filters/list-filters#ListFilters', clientProps: { filters } },
  ],
});

/** What staff marked as spam, and suspected spam. */
const spamFilter: SavedFilter = {
  label: 'Spam',
  anyOf: [[['status', 'equals', 'spam']], [['quarantined', 'equals', 'true']]],
};

/** Tickets and quote requests: waiting for us, overdue, unassigned, mine. */
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
