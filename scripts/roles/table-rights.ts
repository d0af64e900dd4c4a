import { loadExpiring, loadPersonalData } from '@/features.server';

/** Table, with its schema unless that is `public` → privileges as in GRANT. '' = none, not even reading. */
type Rights = Readonly<Record<string, string>>;

/** Of the web process, in every table that WEB does not name: a new table needs no entry here to be edited by staff. */
export const WEB_DEFAULT = 'select, insert, update, delete';

/** Where the web process may do less: histories can only grow, and what the worker alone decides is only read. */
export const WEB: Rights = {
  policy_versions: 'select, insert',
  activity: 'select, insert',
  // Removed together with its record only, by `site.forget_history`.
  transitions: 'select, insert',
  notes: 'select, insert, delete',
  payload_migrations: 'select',
  'site.meta': 'select, insert',
  'site.erasures': 'select, insert',
  'site.draw_hand_changes': 'select, insert',
  'site.draw_commitments': `select, insert (round_id, asked_by_id, asked_by, places, drand_round),
    update (asked_by_id, asked_by, asked_at, places, drand_round, problem)`,
  'site.draw_results': `select, insert (round_id, asked_by_id, asked_by, signature),
    update (asked_by_id, asked_by, asked_at, problem)`,
  'site.draw_places': `select,
    update (passed_over_at, passed_over_by, passed_over_for, agreed_name, agreed_how, agreed_by, agreed_at,
      contacted_at, contacted_by, contacted_how, claimed_at, claimed_by, claimed_how)`,
  'site.draw_leaves': 'select',
  'site.draw_leaf_people': 'select',
  'site.draw_secrets': 'select',
  'graphile_worker.migrations': '',
  'graphile_worker._private_known_crontabs': 'select',
};

const ERASES = 'select, update, delete';

/** What an erasure, and the end of a retention period, must reach. */
const personalData: Rights = Object.fromEntries(
  (await loadPersonalData())
    .filter(({ kept }) => !kept)
    .flatMap(({ table, children = [] }) =>
      [table, ...children.map((child) => child.table)].map((name) => [name, ERASES]),
    ),
);

/** Everything that the worker may do: nothing in other tables, such as those of accounts and sessions. */
export const WORKER: Rights = {
  ...personalData,
  ...Object.fromEntries((await loadExpiring()).map(({ table }) => [table, 'select, delete'])),
  // What comes in by email becomes tickets and messages; a colleague is known by their address.
  // It words their acknowledgement.
  support_requests: 'select',
  // What is below each issue.
  newsletter_form: 'select',
  support_tickets: 'select, insert, update, delete',
  ticket_messages: 'select, insert, update, delete',
  incoming_mails: 'select, insert, update, delete',
  mails: 'select, insert, update, delete',
  users: 'select (id, username, email, role, disabled)',
  'site.record_messages': 'select, insert, delete',
  'site.imap_positions': 'select, insert, update',
  notes: 'select, delete',
  transitions: 'select, insert',
  activity: 'insert',
  brand: 'select',
  // What comes in by email is due by the business hours.
  brand_hours_days: 'select',
  brand_hours_closed: 'select',
  newsletter_issues: 'select, update',
  // The code in an issue's links.
  sources: 'select (id, code)',
  // A scheduled issue starts here.
  newsletter_deliveries: 'select, insert, update, delete',
  suppressions: 'select, insert, update',
  draw_rounds: 'select, update',
  'site.meta': 'select, insert, delete',
  'site.erasures': 'select, insert',
  'site.idempotency': 'select, delete',
  'site.rate_limits': 'select, insert, update, delete',
  'site.last_writes': 'select, delete',
  'site.desk_drafts': 'select, delete',
  'site.desk_answers': 'select, insert, delete',
  'site.desk_visits': 'select, delete',
  'site.desk_claims': 'select, delete',
  'site.record_files': 'select, insert, update, delete',
  'site.desk_tags': 'select, delete',
  // An email to a merged ticket belongs where its conversation goes on.
  'site.merged_tickets': 'select',
  'site.used_challenges': 'select, delete',
  'site.reauthentications': 'select, delete',
  // The link of one that came back ends.
  'site.staff_invitations': 'select (id, username, nonce, ends_at), update (nonce), delete',
  'site.draw_accounts': 'select',
  'site.draw_hand_changes': 'select',
  'site.draw_entries': 'select, insert, update, delete',
  'site.draw_people': 'select, insert, update, delete',
  'site.draw_lists': 'select, update, delete',
  'site.draw_list_problems': 'select, insert, delete',
  'site.draw_commitments': `select,
    update (problem, committed_at, commitment, fingerprint, sources, value_problem)`,
  'site.draw_results': `select, insert (round_id, asked_by_id, asked_by, signature),
    update (asked_by_id, asked_by, asked_at, problem, drawn_at)`,
  'site.draw_places': `select, insert,
    update (handle, agreed_name, agreed_how, agreed_by, agreed_at, contacted_how, claimed_how)`,
  'site.draw_leaves': 'select, insert',
  'site.draw_leaf_people': 'select, insert, delete',
  'site.draw_secrets': 'select, insert, update (list_secret)',
  'graphile_worker.migrations': 'select',
  'graphile_worker._private_jobs': 'select, insert, update, delete',
  'graphile_worker._private_job_queues': 'select, insert, update, delete',
  'graphile_worker._private_tasks': 'select, insert, update, delete',
  'graphile_worker._private_known_crontabs': 'select, insert, update, delete',
  'graphile_worker.jobs': 'select',
};
