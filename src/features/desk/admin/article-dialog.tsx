'use client';

import { X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { QUESTION_MAX } from '@/core/shared/article-draft';
import { postToApi } from '@/kit/admin/post-to-api';
import type { DeskRecord } from '../contract';
import { ARTICLE_ANSWER_MAX, articleAnswer } from '../contract.articles';
import { redactPerson } from '../rules/redact-person';
import type { RecordPath } from './record-path';

type ArticleDialogProps = {
  record: DeskRecord;
  path: RecordPath;
  /** The answer from which the article is drafted. */
  answer: string;
  onClose: () => void;
};

const AWAY = 'The site did not answer. Please check the help articles before you try again.';

const UNSAVED = 'Your changes to this draft are not saved. Close it and lose them?';

const removedWords = (count: number) => {
  if (count === 0) return 'The site found no names, addresses or numbers in it.';
  const passages = count === 1 ? '1 passage' : `${count} passages`;
  return `The site took out ${passages}: greeting and closing, or what is now in [brackets].`;
};

/** An answer as a help article, to be read and changed before it is stored as a draft. */
export function ArticleDialog({ record, path, answer, onClose }: ArticleDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ids = { question: useId(), answer: useId(), about: useId(), problem: useId() };
  // Once: the record is read again while somebody edits here.
  const [prepared] = useState(() => {
    const { name, email, organization, number, entries } = record;
    const authors = entries.flatMap(({ type, author }) => (type !== 'requester' && author ? [author] : []));
    const persons = { name, email, organization, number, authors };
    return { title: redactPerson(record.title, persons), answer: redactPerson(answer, persons) };
  });
  const offered = {
    question: prepared.title.text.slice(0, QUESTION_MAX),
    words: prepared.answer.text.slice(0, ARTICLE_ANSWER_MAX),
  };
  const [question, setQuestion] = useState(offered.question);
  const [words, setWords] = useState(offered.words);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // The button that had the focus is gone.
  useEffect(() => (address ? link.current?.focus() : undefined), [address]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    const { answer: saved, problem: refusal } = await postToApi(
      path('articles'),
      { question, answer: words },
      articleAnswer,
      AWAY,
    );
    setIsPending(false);
    setProblem(refusal);
    if (!saved) return;
    setAddress(saved.address);
  };
  const mayClose = () => {
    const hasEdits = question !== offered.question || words !== offered.words;
    return address !== null || !hasEdits || window.confirm(UNSAVED);
  };
  const close = () => {
    if (mayClose()) dialog.current?.close();
  };
  // A browser may close at a second Escape without asking the dialog, unless the key itself is refused.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  };
  return (
    <dialog
      ref={dialog}
      className="dv-article"
      aria-label="Draft a help article"
      onKeyDown={press}
      onCancel={(event) => mayClose() || event.preventDefault()}
      onClose={onClose}
    >
      <header>
        <h2>Draft a help article</h2>
        <button type="button" className="dv-icon" aria-label="Close" onClick={close}>
          <X size={18} aria-hidden />
        </button>
      </header>
      {address ? (
        <div className="dv-article__end">
          <p role="status">
            The draft is saved. Nobody outside the team can read it until an editor publishes it.
          </p>
          <a ref={link} className="dv-button dv-button--first" href={address}>
            Open the draft
          </a>
        </div>
      ) : (
        <form onSubmit={save}>
          <p id={ids.about}>
            {removedWords(prepared.title.removed + prepared.answer.removed)} Please read every sentence before
            you save: it cannot know every name.
          </p>
          <label htmlFor={ids.question}>Question</label>
          <input
            id={ids.question}
            value={question}
            maxLength={QUESTION_MAX}
            required
            dir="auto"
            aria-describedby={problem ? ids.problem : undefined}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <label htmlFor={ids.answer}>Answer</label>
          <textarea
            id={ids.answer}
            value={words}
            maxLength={ARTICLE_ANSWER_MAX}
            rows={10}
            required
            dir="auto"
            aria-describedby={ids.about}
            onChange={({ target }) => setWords(target.value)}
          />
          {problem && (
            <p className="dv-problem" id={ids.problem} role="alert">
              {problem}
            </p>
          )}
          <div className="dv-article__end">
            <button type="button" className="dv-button" onClick={close}>
              Cancel
            </button>
            <button type="submit" className="dv-button dv-button--first" disabled={isPending}>
              Save the draft
            </button>
          </div>
        </form>
      )}
    </dialog>
  );
}
