import type { PolicyVersionView } from '../contract';
import { dayInWords } from './day';

/** The state of a version, as shown in its history. */
export function versionStatusText({ status, effective }: PolicyVersionView): string {
  const day = dayInWords(effective);
  switch (status.kind) {
    case 'in-force':
      return `In force, effective ${day}`;
    case 'coming':
      return `Takes effect on ${day}`;
    case 'taken-back':
      return `Effective ${day}, withdrawn while we revise it`;
    case 'replaced':
      return `Effective ${day}, replaced by version ${status.by} on ${dayInWords(status.on)}`;
    case 'never':
      return `Announced for ${day}, but version ${status.by} came first`;
  }
}
