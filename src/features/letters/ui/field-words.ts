import { blockedSets } from '../contract';
import type { LettersWords } from '../contract.texts';

/** What a field for letters says, and which sets it refuses. */
export const letterFieldWords = ({ section, messages, blocked }: LettersWords) => ({
  blocked: blockedSets(blocked.sets),
  label: section.label,
  limit: section.limit,
  keys: section.keys,
  up: messages.up,
  unread: messages.unread,
  cut: messages.cut,
  refused: messages.blocked,
});
