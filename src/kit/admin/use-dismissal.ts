import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { NO_ANSWER } from '@/kit/shared/plain-refusals';
import { post } from './post-to-api';

/** A panel of the board that a person takes away for everybody: `dismiss` posts to the address. */
export function useDismissal(path: string) {
  const [isGone, setIsGone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const router = useRouter();
  const dismiss = async () => {
    const refused = await post(path, {}, { unreachable: NO_ANSWER });
    setProblem(refused);
    if (refused) return;
    setIsGone(true);
    document.getElementById('content')?.focus();
    // Somebody who returns with the browser's Back button finds the page without the panel, too.
    router.refresh();
  };
  return { isGone, problem, dismiss };
}
