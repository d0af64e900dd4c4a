import { isSingle, type Press } from '@/admin/single-keys';

export type Command = {
  group: 'Move' | 'Answer' | 'Sort out';
  label: string;
  /** As shown, each key by itself. */
  keys: readonly string[];
  /** Works outside of fields, and can be switched off. */
  single?: string;
  run: () => void;
};

/** The command of a key that was pressed outside of fields and dialogs; null if it is none. */
export const commandOf = (commands: readonly Command[], press: Press): Command | null =>
  isSingle(press) ? (commands.find(({ single }) => single === press.key) ?? null) : null;
