/** Work of staff on one record, by its subject and id: it goes with the record. */
export const DESK_TABLES = [
  'site.desk_drafts',
  'site.desk_answers',
  'site.desk_visits',
  'site.desk_claims',
  'site.record_messages',
  'site.record_files',
  'site.desk_tags',
] as const;
