'use client';

import { BookOpen, Download, FileText, Image, Lock, Mail, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DeliveryMark, DeliveryProblem } from '@/core/admin/delivery';
import { fileSize, isPicture } from '@/core/shared/record-files';
import { dateTimeText } from '@/kit/admin/date-time-text';
import { foldQuote } from '@/kit/shared/fold-quote';
import type { DeskEntry, DeskFile } from '../contract';
import { PersonPortrait } from './portrait';
import type { RecordPath } from './record-path';

type EntryFilesProps = Pick<DeskEntry, 'files' | 'original'> & { path: RecordPath };

/** What a message came with: pictures open in a dialog, everything else is saved. */
function EntryFiles({ files, original, path }: EntryFilesProps) {
  const [shown, setShown] = useState<DeskFile | null>(null);
  if (files.length === 0 && original === null) return null;
  return (
    <>
      <ul className="dv-files" aria-label="Files">
        {files.map((file) => {
          const words = (
            <span>
              <bdi>{file.name}</bdi> <small>{fileSize(file.bytes)}</small>
            </span>
          );
          return (
            <li key={file.id}>
              {isPicture(file.name) ? (
                <button type="button" className="dv-file" onClick={() => setShown(file)}>
                  <Image size={18} aria-hidden />
                  {words}
                </button>
              ) : (
                <a className="dv-file" href={path(`files/${file.id}`)} download={file.name}>
                  <FileText size={18} aria-hidden />
                  {words}
                </a>
              )}
            </li>
          );
        })}
        {original !== null && (
          <li>
            <a className="dv-file" href={`/admin/api/incoming-mails/${original}/original`} download>
              <Mail size={18} aria-hidden />
              Original email
            </a>
          </li>
        )}
      </ul>
      {shown && <Picture file={shown} address={path(`files/${shown.id}`)} onClose={() => setShown(null)} />}
    </>
  );
}

type PictureProps = { file: DeskFile; address: string; onClose: () => void };

/** The site serves such files as downloads only, so the picture is loaded and shown from memory. */
function Picture({ file, address, onClose }: PictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [source, setSource] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    const load = async () => {
      const answer = await fetch(address);
      if (!answer.ok) return setFailed(true);
      const blob = await answer.blob();
      if (isOver) return;
      made = URL.createObjectURL(blob);
      setSource(made);
    };
    load().catch(() => setFailed(true));
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [address]);
  return (
    <dialog ref={dialog} className="dv-picture" aria-label={file.name} onClose={onClose}>
      <header>
        <b>
          <bdi>{file.name}</bdi>
        </b>
        <a className="dv-icon" href={address} download={file.name} aria-label="Save">
          <Download size={18} aria-hidden />
        </a>
        <button type="button" className="dv-icon" aria-label="Close" onClick={() => dialog.current?.close()}>
          <X size={18} aria-hidden />
        </button>
      </header>
      {failed && <p>The picture could not be loaded.</p>}
      {/* biome-ignore lint/performance/noImgElement: it is in memory already */}
      {source && <img src={source} alt="The attached file" />}
    </dialog>
  );
}

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
export function ConversationEntry({
  entry,
  sender,
  path,
  isFirst = false,
  onArticle,
  onRetried,
}: EntryProps) {
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
      <PersonPortrait name={name} isStaff={type === 'staff'} />
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
