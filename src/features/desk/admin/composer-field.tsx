'use client';

import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { matchingTexts, type SavedText, slashWord } from './slash-word';

type SavedTextsProps = {
  id: string;
  label: string;
  found: readonly SavedText[];
  inAll: number;
  chosen: number;
  onPick: (text: SavedText) => void;
};

const optionId = (id: string, at: number) => `${id}-${at}`;

/** Saved replies that match what was typed after the slash; the field keeps the focus. */
function SavedTexts({ id, label, found, inAll, chosen, onPick }: SavedTextsProps) {
  return (
    <div className="dv-saved">
      <div role="listbox" id={id} aria-label={label} tabIndex={-1}>
        {found.map((one, at) => (
          <div
            key={one.title}
            id={optionId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            onMouseDown={(event) => {
              event.preventDefault();
              onPick(one);
            }}
          >
            <b>{one.title}</b>
            <span>{one.text}</span>
          </div>
        ))}
      </div>
      <p>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> insert
        </span>
        <span>
          {found.length} of {inAll}
        </span>
      </p>
    </div>
  );
}

type ComposerFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  text: string;
  isNote: boolean;
  isLocked: boolean;
  describedBy: string | undefined;
  savedTexts: readonly SavedText[];
  onWrite: (text: string) => void;
  /** Puts a saved text in place of the characters from–to. */
  onInsert: (saved: SavedText, from: number, to: number) => void;
  onSend: (alternative: boolean) => void;
};

/** Where an answer or a note is written; a slash opens the saved replies, an @ in a note the colleagues. */
export function ComposerField(props: ComposerFieldProps) {
  const { field, label, text, isNote, isLocked, describedBy, savedTexts, onWrite, onInsert, onSend } = props;
  const list = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const word = caret === null ? null : slashWord(text, caret, isNote ? '@' : '/');
  const found = word ? matchingTexts(savedTexts, word.filter) : [];
  const isOpen = word !== null && found.length > 0;

  const pick = (saved: SavedText) => {
    if (word) onInsert(saved, word.from, word.to);
    setCaret(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSend(event.shiftKey);
    }
    if (!isOpen) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) setChosen((chosen + by + found.length) % found.length);
    else if (event.key === 'Escape') setCaret(null);
    else if (event.key === 'Enter' && found[chosen]) pick(found[chosen]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <textarea
        ref={field}
        className="dv-text"
        aria-label={label}
        aria-describedby={describedBy}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? optionId(list, chosen) : undefined}
        data-note={isNote}
        maxLength={5000}
        dir="auto"
        value={text}
        readOnly={isLocked}
        onKeyDown={press}
        onBlur={() => setCaret(null)}
        onChange={({ target }) => {
          onWrite(target.value);
          setCaret(target.selectionStart);
          setChosen(0);
        }}
      />
      {isOpen && (
        <SavedTexts
          id={list}
          label={isNote ? 'Colleagues' : 'Saved replies'}
          found={found}
          inAll={savedTexts.length}
          chosen={chosen}
          onPick={pick}
        />
      )}
    </>
  );
}
