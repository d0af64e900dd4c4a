import type { Command as Offered } from '@/core/admin/command-palette/page-commands';
import { isSingle, type Press } from '@/kit/admin/single-keys';

export type Command = Offered & {
  /** Works outside of fields, and can be switched off. */
  single?: string;
};

/** The command of a key that was pressed outside of fields and dialogs; null if it has none. */
export const commandOf = (commands: readonly Command[], press: Press): Command | null =>
  isSingle(press) ? (commands.find(({ single }) => single === press.key) ?? null) : null;
