import { CircleAlert } from 'lucide-react';

/** Why a form was refused, on the page and not only in a toast that disappears. */
export function FormMessage({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="flex items-start gap-2 bg-bad-wash px-4 py-3 text-[15px] leading-snug text-bad rounded-field">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none" />
      {text}
    </p>
  );
}
