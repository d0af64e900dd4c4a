import { HELD_MAIL } from '@/core/shared/mail-text';
import type { MailTrouble } from '@/core/shared/mail-trouble';
import { timeSpan } from '@/kit/shared/time-span';

const emails = (count: number) => (count === 1 ? '1 email waits' : `${count} emails wait`);

function wordsOf(trouble: MailTrouble): [title: string, text: string] {
  if (trouble.kind === 'off')
    return [
      'Mail is off',
      'No mail server is set up. What you send is saved. It leaves when mail is set up.',
    ];
  const waits = `${emails(trouble.waiting)}.`;
  if (trouble.kind === 'stopped')
    return ['No mail is leaving', `The worker is not running. ${waits} They leave when it runs again.`];
  if (trouble.kind === 'held') return ['Mail is held', `${waits} ${HELD_MAIL}`];
  return [
    `Mail has failed for ${timeSpan(trouble.seconds * 1000)}`,
    `${waits} We keep trying. The mail server said: ${trouble.problem}`,
  ];
}

/** Where staff answer: whoever they write to does not receive it now. */
export function DeliveryNotice({ trouble }: { trouble: MailTrouble }) {
  const [title, text] = wordsOf(trouble);
  return (
    <div className="delivery-notice" role="status" dir="auto">
      <b>{title}.</b> {text}
    </div>
  );
}
