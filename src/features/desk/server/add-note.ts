import type { Actor } from '@/core/db/activity';
import { enqueueMails } from '@/core/db/enqueue-mail';
import { lockState } from '@/core/db/transition';
import type { DeskSource } from '@/core/server/desk-source';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { deskPath } from '@/core/shared/desk';
import { env } from '@/env';
import { withTransaction } from '@/kit/db/transaction';
import type { NoteAnswer } from '../contract';
import { mentioned } from '../rules/mentions';
import { mentionMail } from './mention-mail.email';

export const INSERT_NOTE = 'insert into notes (subject, subject_id, by, text) values ($1, $2::text, $3, $4)';

const COLLEAGUES = `select username, nullif(email, '') as email from users
  where role in ('admin', 'support') and disabled is not true and id <> $1`;

type Note = { id: number; text: string; by: Actor; brand: BrandIdentity };

/**
 * Adds a note, and tells the colleagues whom it names by email, in one transaction.
 * @returns whom the email reaches, and who has no address
 * @throws TransitionError when the record is gone
 */
export const addNote = (
  { kind, machine, sql }: DeskSource,
  { id, text, by, brand }: Note,
): Promise<NoteAnswer> =>
  withTransaction(async (tx) => {
    const { subject, table } = machine;
    await lockState(tx, machine, id);
    await tx.query(INSERT_NOTE, [subject, id, by.username, text]);
    const { rows: colleagues } = await tx.query<{ username: string; email: string | null }>(COLLEAGUES, [
      by.id,
    ]);
    const named = mentioned(text, colleagues);
    const { rows } = await tx.query<{ number: string; title: string }>(
      `select ${sql.number} as number, ${sql.title} as title from ${table} one where one.id = $1`,
      [id],
    );
    const { number = '', title = '' } = rows[0] ?? {};
    const about = { collection: subject, id: String(id) };
    const href = `${env().SITE_URL}${deskPath(kind, id)}`;
    await enqueueMails(
      tx,
      named.flatMap(({ email }) =>
        email
          ? [{ ...mentionMail({ to: email, by: by.username, number, title, text, href }, brand), about }]
          : [],
      ),
    );
    const namesOf = (isMailed: boolean) =>
      named.filter(({ email }) => (email !== null) === isMailed).map(({ username }) => username);
    return { mailed: namesOf(true), without: namesOf(false) };
  });
