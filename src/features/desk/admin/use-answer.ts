'use client';

import { toast } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { unfilled } from '@/core/shared/desk';
import { postToApi } from '@/kit/admin/post-to-api';
import { randomUuid } from '@/kit/shared/uuid';
import { answerAnswer, type DeskRecord, noteAnswer, type Way } from '../contract';
import type { RecordPath } from './record-path';
import type { DraftText } from './use-drafts';

const AWAY = 'Not sent: the site did not answer. Please try again: it’s only sent once.';

export type Sent = { answer: number; leavesAt: string; seen: string; way: Way };

/** Sends an answer, or adds a note. @returns whether it is stored */
export function useAnswer(record: DeskRecord, path: RecordPath) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  /** The same for every attempt with the same request. */
  const key = useRef<{ of: string; key: string }>(undefined);

  const send = async ({ subject, text }: DraftText, way: Way, seen: string): Promise<Sent | null> => {
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
    const { answer } = await postToApi(path('notes'), { text }, noteAnswer);
    setIsPending(false);
    setProblem(answer ? null : 'The note wasn’t saved. Please try again.');
    if (answer?.mailed.length) toast.success(`An email goes to ${answer.mailed.join(', ')}.`);
    if (answer?.without.length)
      toast.error(`No email address is known of ${answer.without.join(', ')}: please tell them yourself.`);
    return answer !== null;
  };

  function fail(sentence: string): null {
    setProblem(sentence);
    return null;
  }
  return { problem, isPending, send, addNote, forgive: () => setProblem(null) };
}
