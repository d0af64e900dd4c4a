import { longDate } from '@/kit/shared/dates';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { PolicyVersionView } from '../contract';
import type { PolicyWords } from '../contract.texts';

/** The state of a version, as shown in its history. */
export function versionStatusText(words: PolicyWords['states'], { status, effective }: PolicyVersionView) {
  const date = longDate(effective);
  switch (status.kind) {
    case 'in-force':
      return fillPlaceholders(words.inForce, { date });
    case 'coming':
      return fillPlaceholders(words.coming, { date });
    case 'taken-back':
      return fillPlaceholders(words.withdrawn, { date });
    case 'replaced':
      return fillPlaceholders(words.replaced, {
        date,
        number: String(status.by),
        day: longDate(status.on),
      });
    case 'never':
      return fillPlaceholders(words.never, { date, number: String(status.by) });
  }
}
