type Query = (text: string, values: unknown[]) => Promise<unknown>;

/**
 * Tickets and applications of two years, created inside the database: one in fifty still waits, the others were
 * answered; words repeat, `Needle-<n>` occurs in one of a thousand; applications have duplicates in pairs.
 */
export async function addMany(query: Query, { from, to }: { from: number; to: number }): Promise<void> {
  const came = `now() - n % 730 * interval '1 day' - n % 86400 * interval '1 second'`;
  await query(
    `insert into support_tickets (ticket_id, name, email, subject, message, category, priority, status, due_at, created_at,
       updated_at, quarantined, reference)
     select 'CLN-' || 1700000000000 + n, 'Person ' || md5(n::text), 'person' || n || '@example.com',
       'Question about ' || md5((n * 7)::text) || case when n % 1000 = 0 then ' Needle-' || n else '' end,
       repeat('It reminds everybody twice a day. ', 8), 'billing', 'low',
       (case when n % 50 = 0 then 'open' else 'resolved' end)::enum_support_tickets_status,
       case when n % 50 = 0 then ${came} + interval '1 day' end, ${came}, ${came}, false, gen_random_uuid()::text
     from generate_series($1::int, $2::int) as n`,
    [from, to],
  );
  await query(
    `insert into waitlist (full_name, email, organization, organization_size, status, created_at, updated_at, quarantined,
       reference, email_key, organization_key)
     select 'Person ' || md5(n::text), 'person' || n || '@example.com',
       'Chapter ' || md5((n * 3)::text) || case when n % 1000 = 0 then ' Needle-' || n else '' end, '26-50',
       (case when n % 50 = 0 then 'pending-review' else 'declined' end)::enum_waitlist_status, ${came}, ${came}, false,
       gen_random_uuid()::text, 'person' || n || '@example.com', md5((n / 2 * 3)::text)
     from generate_series($1::int, $2::int) as n`,
    [from, to],
  );
  await query(
    `insert into transitions (subject, subject_id, left_state, new_state, created_at)
     select 'support-tickets', t.id::text, 'new', 'resolved', least(now(), t.created_at + interval '5 hours')
     from support_tickets t
     where ticket_id between 'CLN-' || 1700000000000 + $1::int and 'CLN-' || 1700000000000 + $2::int and status = 'resolved'`,
    [from, to],
  );
  await query(
    `insert into transitions (subject, subject_id, left_state, new_state, by, created_at)
     select 'waitlist', id::text, 'pending-review', 'declined', 'ada', least(now(), created_at + interval '5 hours')
     from waitlist where email in (select 'person' || n || '@example.com' from generate_series($1::int, $2::int) as n)
       and status = 'declined'`,
    [from, to],
  );
  for (const table of ['support_tickets', 'waitlist', 'transitions'])
    await query(`vacuum analyze ${table}`, []);
}

/**
 * Five messages in each ticket of `addMany`: requester and staff in turn, hours apart; words repeat, `Pebble-<n>` occurs
 * in one ticket of a thousand.
 */
export async function addConversations(
  query: Query,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await query(
    `insert into ticket_messages (ticket_id, direction, author, body, created_at, updated_at)
     select t.id, (case when m % 2 = 1 then 'staff' else 'requester' end)::enum_ticket_messages_direction,
       case when m % 2 = 1 then 'ada' end,
       'Answer ' || md5((n * 10 + m)::text) || '. ' || repeat('We looked at the roster of your chapter. ', 8)
         || case when n % 1000 = 0 and m = 3 then 'Pebble-' || n else '' end,
       least(now(), t.created_at + m * interval '2 hours'), least(now(), t.created_at + m * interval '2 hours')
     from generate_series($1::int, $2::int) as n join support_tickets t on t.ticket_id = 'CLN-' || 1700000000000 + n,
       generate_series(1, 5) as m`,
    [from, to],
  );
  await query('vacuum analyze ticket_messages', []);
}
