'use client';

import { ArrowUpRight, Check } from 'lucide-react';
import type { LinksWords } from '../../contract.texts';
import styles from '../ticket.module.css';
import { useOpened } from './use-opened';

type StubProps = { id: number; isEntry: boolean; words: Pick<LinksWords['tickets'], 'entry' | 'opened'> };

/** The right part of a ticket: one entry if it is one, torn off once the visitor opened it. */
export function TicketStub({ id, isEntry, words }: StubProps) {
  const isOpened = useOpened().includes(id);
  if (isOpened)
    return (
      <span className={styles.stub} data-torn aria-hidden="true">
        <Check size={20} strokeWidth={2.4} />
        <span className={styles.torn}>{words.opened}</span>
      </span>
    );
  if (!isEntry)
    return (
      <span className={styles.stub} aria-hidden="true">
        <ArrowUpRight size={24} strokeWidth={1.75} />
      </span>
    );
  return (
    <span className={styles.stub}>
      <span className={styles.count}>1</span>
      <span className={styles.unit}>{words.entry}</span>
    </span>
  );
}

/** The end of an opened ticket's name. */
export const OpenedWord = ({ id, word }: { id: number; word: string }) =>
  useOpened().includes(id) ? `, ${word}` : null;
