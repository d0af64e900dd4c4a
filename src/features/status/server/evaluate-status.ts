import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { StatusPart } from '../contract';
import type { StatusWords } from '../contract.texts';

/** The result of one query. Counts are of emails. */
export type StatusFigures = {
  answeredInMs: number;
  isReadOnly: boolean;
  isWorkerSeen: boolean;
  waiting: number;
  /** Due for more than a quarter of an hour. */
  overdue: number;
  /** Given up within the last day, except automatic replies to addresses that do not exist. */
  failed: number;
  /** The latest attempt of any email was refused. */
  isRefused: boolean;
};

type Evaluated = Omit<StatusPart, 'name'>;

function evaluateForms({ states, forms }: StatusWords, found: StatusFigures | null): Evaluated {
  if (!found) return { state: 'down', word: states.down, detail: forms.silent };
  if (found.isReadOnly) return { state: 'down', word: states.down, detail: forms.readOnly };
  const time = String(Math.max(1, found.answeredInMs));
  return { state: 'working', word: states.working, detail: fillPlaceholders(forms.working, { time }) };
}

function evaluateMail(
  { states, mail }: StatusWords,
  found: StatusFigures | null,
  hasMailServer: boolean,
): Evaluated {
  if (!hasMailServer) return { state: 'off', word: states.off, detail: mail.off };
  if (!found) return { state: 'down', word: states.unknown, detail: mail.silent };
  const { isWorkerSeen, isRefused, waiting, overdue, failed } = found;
  const counting = (text: string, count: number) =>
    fillPlaceholders(text, {
      emails: fillPlaceholders(count === 1 ? mail.email : mail.emails, { count: String(count) }),
    });
  if (!isWorkerSeen) {
    const detail = waiting === 0 ? mail.stopped : counting(mail.saved, waiting);
    return { state: 'down', word: states.stopped, detail };
  }
  const delayed = (detail: string) => ({ state: 'delayed', word: states.delayed, detail }) as const;
  if (isRefused) return delayed(mail.refused);
  if (overdue > 0) return delayed(counting(mail.overdue, overdue));
  if (failed > 0) return delayed(counting(mail.failed, failed));
  const detail = waiting === 0 ? mail.empty : counting(mail.waiting, waiting);
  return { state: 'working', word: states.working, detail };
}

/** @param found null when the database did not answer in time */
export function evaluateStatus(
  words: StatusWords,
  found: StatusFigures | null,
  hasMailServer: boolean,
): StatusPart[] {
  const { names, states, website, app } = words;
  return [
    { name: names.website, state: 'working', word: states.working, detail: website.working },
    { name: names.forms, ...evaluateForms(words, found) },
    { name: names.mail, ...evaluateMail(words, found, hasMailServer) },
    { name: names.app, state: 'soon', word: states.soon, detail: app.soon },
  ];
}
