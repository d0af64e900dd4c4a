import { notFound } from 'next/navigation';

/** Every path that no other route claims; no `loading.tsx` may stand above, or the status becomes 200. */
export default function UnknownPath() {
  notFound();
}
