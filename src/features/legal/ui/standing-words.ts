import type { PolicyVersionView } from '../contract';
import { dayInWords } from './day';

/** The state of a version, as shown in its history. */
export function standingInWords({ standing, effective }: PolicyVersionView): string {
  const day = dayInWords(effective);
  switch (standing.kind) {
    case 'in-force':
      return `In force, effective ${day}`;
    case 'coming':
      return `Takes effect on ${day}`;
    case 'taken-back':
      return `Effective ${day}, taken back while we revise it`;
    case 'replaced':
      return `Effective ${day}, replaced by version ${standing.by} on ${dayInWords(standing.on)}`;
    case 'never':
      return `Announced for ${day}, but version ${standing.by} came first`;
  }
}
