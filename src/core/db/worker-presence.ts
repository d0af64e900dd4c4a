/** An advisory lock that every running worker shares; any number that no other lock of the site uses. */
export const WORKER_LOCK = 7071;

/** SQL: whether a worker holds it on this database. A dead worker's connection and lock disappear immediately. */
export const WORKER_IS_SEEN = `exists (select 1 from pg_locks where locktype = 'advisory' and granted
  and classid = 0 and objid = ${WORKER_LOCK} and objsubid = 1
  and database = (select oid from pg_database where datname = current_database()))`;

/** Condition on `graphile_worker.jobs`: a job waits for longer than a busy worker needs. */
export const IS_OVERDUE = `run_at < now() - interval '15 minutes' and locked_at is null and attempts < max_attempts`;
