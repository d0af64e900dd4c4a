'use client';

import { Button } from '../button';
import { downloadTextFile, mailtoHref, type TextFile } from './text-file';

/** After a download only: nothing was sent yet; shows the file again, the address, and a link for an email to it. */
export function NotSentNotice({
  file,
  mailbox,
  subject,
}: {
  file: TextFile;
  mailbox: string;
  subject: string;
}) {
  const href = mailtoHref(mailbox, subject, `Please attach ${file.name} from your downloads to this email.`);
  return (
    <div className="mt-6 border-l-4 border-brass bg-warn-wash p-5 text-ink">
      <p className="font-semibold">Nothing was sent yet.</p>
      <p className="mt-1">
        Send the file <span className="font-semibold [overflow-wrap:anywhere]">{file.name}</span> to{' '}
        <a href={href} className="text-link [overflow-wrap:anywhere]">
          {mailbox}
        </a>{' '}
        and we’ll take it from there.
      </p>
      <Button variant="outline" size="sm" className="mt-4" onClick={() => downloadTextFile(file)}>
        Download the file again
      </Button>
    </div>
  );
}
