'use client';

import { Plus, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { ChangeRequest, DeskRecord } from '../contract';

type RecordTagsProps = {
  record: Pick<DeskRecord, 'tags' | 'usedTags'>;
  isOff: boolean;
  save: (change: ChangeRequest) => Promise<void>;
};

/** The record's tags; the ones that staff use most are suggested. */
export function RecordTags({ record, isOff, save }: RecordTagsProps) {
  const { tags, usedTags } = record;
  const [typed, setTyped] = useState<string | null>(null);
  const list = useId();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const tag = typed?.trim() ?? '';
    setTyped(null);
    if (tag !== '') await save({ addTags: [tag] });
  };
  return (
    <div className="dv-choice">
      <span>Tags</span>
      <div className="dv-tags">
        {tags.map((tag) => (
          <span key={tag} className="dv-tag">
            <bdi>{tag}</bdi>
            <button
              type="button"
              aria-label={`Remove the tag ${tag}`}
              disabled={isOff}
              onClick={() => void save({ removeTags: [tag] })}
            >
              <X size={13} aria-hidden />
            </button>
          </span>
        ))}
        {typed === null ? (
          <button type="button" className="dv-tag dv-tag--add" disabled={isOff} onClick={() => setTyped('')}>
            <Plus size={13} aria-hidden /> Tag
          </button>
        ) : (
          <form onSubmit={add}>
            <input
              // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed
              autoFocus
              aria-label="New tag"
              list={list}
              maxLength={30}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
              onBlur={() => typed === '' && setTyped(null)}
            />
            <datalist id={list}>
              {usedTags
                .filter((tag) => !tags.includes(tag))
                .map((tag) => (
                  <option key={tag} value={tag} />
                ))}
            </datalist>
          </form>
        )}
      </div>
    </div>
  );
}
