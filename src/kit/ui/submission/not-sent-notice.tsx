'use client';

import type { Ref } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { Button } from '../button';
import { FilledText } from '../filled-text';
import { downloadTextFile, mailtoHref, type TextFile } from './text-file';

/** `{file}` and `{mailbox}` in them become the file's name and the address. */
export type NotSentWords = { title: string; text: string; again: string; email: string };

type NotSentNoticeProps = {
  file: TextFile;
  mailbox: string;
  subject: string;
  words: NotSentWords;
  /** Of its title, which is a heading then: where the notice leads its view. */
  ref?: Ref<HTMLHeadingElement>;
};

/** After a download only: nothing was sent yet; shows the file again, the address, and a link for an email to it. */
export function NotSentNotice({ file, mailbox, subject, words, ref }: NotSentNoticeProps) {
  const href = mailtoHref(mailbox, subject, fillPlaceholders(words.email, { file: file.name }));
  return (
    <div className={`border-l-4 border-brass bg-warn-wash p-5 text-ink ${ref ? '' : 'mt-6'}`}>
      {ref ? (
        <h2 ref={ref} tabIndex={-1} className="text-[36px] md:text-[46px]">
          {words.title}
        </h2>
      ) : (
        <p className="font-semibold">{words.title}</p>
      )}
      <p className="mt-1">
        <FilledText
          text={words.text}
          parts={{
            file: <span className="font-semibold [overflow-wrap:anywhere]">{file.name}</span>,
            mailbox: (
              <a href={href} className="text-link [overflow-wrap:anywhere]">
                {mailbox}
              </a>
            ),
          }}
        />
      </p>
      <Button variant="outline" size="sm" className="mt-4" onClick={() => downloadTextFile(file)}>
        {words.again}
      </Button>
    </div>
  );
}
