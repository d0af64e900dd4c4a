/** The database's clock decides at every read: no job has to run at the scheduled minute. */
export const IS_SHOWN = `deleted_at is null and coalesce(is_active, true)
  and (visible_from is null or visible_from <= now()) and (visible_until is null or now() < visible_until)`;
