'use client';

import { useRef, useState } from 'react';
import { post, postToApi } from '@/admin/post-to-api';
import { unfilled } from '@/shared/desk';
import { randomUuid } from '@/shared/uuid';
import { answerAnswer, type DeskRecord, type Way } from '../contract';
import { COLLECTIONS, type RecordPath } from './record-path';
import type { Words } from './use-drafts';

const AWAY = 'Not sent: the site did not answer. Please try again: it’s only sent once.';

export type Sent = { answer: number; leavesAt: string; seen: string; way: Way };

/** Sends an answer, or adds a note. @returns whether it is stored */
export function useAnswer(record: DeskRecord, path: RecordPath) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  /** The same for every attempt with the same request. */
  const key = useRef<{ of: string; key: string }>(undefined);

  const send = async ({ subject, text }: Words, way: Way, seen: string): Promise<Sent | null> => {
    const left = unfilled(`${subject} ${text}`, record.noun);
    if (left) return fail(left);
    const files = record.draftFiles.map(({ id }) => id);
    const request = { subject, text, to: way.to, seen, files };
    const of = JSON.stringify(request);
    if (key.current?.of !== of) key.current = { of, key: randomUuid() };
    setIsPending(true);
    const { answer, problem: refusal } = await postToApi(path('answers'), request, answerAnswer, AWAY, {
      'Idempotency-Key': key.current.key,
    });
    setIsPending(false);
    if (answer === null) return fail(refusal);
    // What is taken back and sent again is another answer.
    key.current = undefined;
    setProblem(null);
    return { ...answer, way };
  };

  const addNote = async (text: string): Promise<boolean> => {
    setIsPending(true);
    const { subject, id } = { subject: COLLECTIONS[record.kind], id: record.id };
    const refusal = await post('/admin/api/notes', { subject, subjectId: String(id), text });
    setIsPending(false);
    setProblem(refusal === null ? null : 'The note wasn’t saved. Please try again.');
    return refusal === null;
  };

  function fail(sentence: string): null {
    setProblem(sentence);
    return null;
  }
  return { problem, isPending, send, addNote, forgive: () => setProblem(null) };
}
