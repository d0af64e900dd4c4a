import { recordActivity } from '@/core/db/activity';
import { withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { lockIssue } from './issue-rows';

type By = { userId: number; username: string; role: string };

/** Whether the archive has it; its mails are what they were. A draft has its own switch, in the form. */
export const setPublic = (id: number, isPublic: boolean, { userId, username, role }: By): Promise<void> =>
  withTransaction(async (tx) => {
    const issue = await lockIssue(tx, id);
    if (!issue) throw new EndpointError('not-found');
    if (issue.slug === null)
      throw new EndpointError('invalid', { message: 'This issue has not started yet.' });
    if (issue.isPublic === isPublic) return;
    await tx.query('update newsletter_issues set is_public = $2, updated_at = now() where id = $1', [
      id,
      isPublic,
    ]);
    await recordActivity(tx, {
      actor: { id: userId, username, role },
      action: 'changed',
      subject: 'newsletter-issues',
      subjectId: String(id),
      details: isPublic ? 'shown in the archive' : 'taken out of the archive',
    });
  });
