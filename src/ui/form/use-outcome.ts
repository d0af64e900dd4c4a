import { useState } from 'react';

/** What became of a form, for the card that shows the one or the other. */
export function useOutcome<T>() {
  const [outcome, setOutcome] = useState<T>();
  const [isAgain, setIsAgain] = useState(false);
  return {
    outcome,
    setOutcome,
    /** true when the form is back after a success: its heading gets the focus then. */
    isAgain,
    again: () => {
      setIsAgain(true);
      setOutcome(undefined);
    },
  };
}
