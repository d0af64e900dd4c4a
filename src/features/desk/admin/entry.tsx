'use client';

import { BookOpen, Lock } from 'lucide-react';
import { useState } from 'react';
import { DeliveryMark, DeliveryProblem } from '@/core/admin/delivery';
import { dateTimeText } from '@/kit/admin/date-time-text';
import { foldQuote } from '@/kit/shared/fold-quote';
import type { DeskEntry } from '../contract';
import { EntryFiles } from './entry-files';
import { Portrait } from './portrait';
import type { RecordPath } from './record-path';

type EntryProps = {
  entry: DeskEntry;
  sender: string;
  path: RecordPath;
  isFirst?: boolean;
  /** Offered below the team's answers, where they can become help articles. */
  onArticle?: (answer: string) => void;
  onRetried: () => Promise<void>;
};

const At = ({ at }: { at: string }) => <time dateTime={at}>{dateTimeText(at)}</time>;

/** One message, or a note, which looks like no mail even without color. */
export function Entry({ entry, sender, path, isFirst = false, onArticle, onRetried }: EntryProps) {
  const { id, type, author, subject, text, at, mail, problem, mailId, via, files, original } = entry;
  if (type === 'note')
    return (
      <li className="dv-note" data-entry={id} tabIndex={-1}>
        <p className="dv-by">
          <Lock size={15} aria-hidden />
          <b>
            Internal note by <bdi>{author ?? 'the site'}</bdi>
          </b>
          <At at={at} />
        </p>
        <p className="dv-words" dir="auto">
          {text}
        </p>
      </li>
    );
  const name = type === 'staff' ? (author ?? 'The team') : sender;
  return (
    <li className="dv-message" data-type={type} data-first={isFirst} data-entry={id} tabIndex={-1}>
      <Portrait name={name} isStaff={type === 'staff'} />
      <div>
        <p className="dv-by">
          <b>
            <bdi>{name}</bdi>
          </b>
          {type === 'staff' && (
            <small>
              to <bdi>{sender}</bdi>
            </small>
          )}
          <At at={at} />
          {via && <small className="dv-via">{via}</small>}
        </p>
        {subject && (
          <p className="dv-entry-subject" dir="auto">
            {subject}
          </p>
        )}
        <Words text={text} />
        <EntryFiles files={files} original={original} path={path} />
        {mail && <DeliveryMark mail={mail} />}
        <DeliveryProblem mail={mail} problem={problem} mailId={mailId} onRetried={onRetried} />
        {type === 'staff' && onArticle && (
          <button
            type="button"
            className="dv-fold dv-to-article"
            onClick={() => onArticle(foldQuote(text).own)}
          >
            <BookOpen size={15} aria-hidden /> Draft a help article
          </button>
        )}
      </div>
    </li>
  );
}

/** Quoted text folds behind its number of lines. */
function Words({ text }: { text: string }) {
  const [isShown, setIsShown] = useState(false);
  const { own, quoted } = foldQuote(text);
  const lines = quoted.split('\n').length;
  return (
    <>
      <p className="dv-words" dir="auto">
        {own}
      </p>
      {quoted && (
        <button
          type="button"
          className="dv-fold"
          aria-expanded={isShown}
          onClick={() => setIsShown((shown) => !shown)}
        >
          Quoted text, {lines} {lines === 1 ? 'line' : 'lines'}
        </button>
      )}
      {quoted && isShown && (
        <p className="dv-words dv-words--quoted" dir="auto">
          {quoted}
        </p>
      )}
    </>
  );
}
