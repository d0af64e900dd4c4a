'use client';

import { Check } from 'lucide-react';
import styles from '../ticket.module.css';
import { useOpened } from './use-opened';

/** The right part of a ticket: one entry, torn off once the visitor opened it. */
export function TicketStub({ id }: { id: number }) {
  const isOpened = useOpened().includes(id);
  if (isOpened)
    return (
      <span className={styles.stub} data-torn aria-hidden="true">
        <Check size={20} strokeWidth={2.4} />
        <span className={styles.torn}>Opened</span>
      </span>
    );
  return (
    <span className={styles.stub}>
      <span className={styles.count}>1</span>
      <span className={styles.unit}>entry</span>
    </span>
  );
}

/** The end of an opened ticket's name. */
export const OpenedWord = ({ id }: { id: number }) => (useOpened().includes(id) ? ', opened' : null);
