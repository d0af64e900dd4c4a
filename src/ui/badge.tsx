import type { ReactNode } from 'react';

const TONES = {
  ok: 'bg-ok-wash text-ok',
  bad: 'bg-bad-wash text-bad',
  warn: 'bg-warn-wash text-warn',
  quiet: 'bg-wash text-violet-deep',
  ink: 'bg-ink text-white',
};

/** Words carry the meaning; the colour only repeats it. */
export function Badge({ tone = 'quiet', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-badge px-[9px] text-[13px] leading-none font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
