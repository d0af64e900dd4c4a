import { useState } from 'react';

/** The outcome of a form, for a card that shows either the form or the success. */
export function useOutcome<T>() {
  const [outcome, setOutcome] = useState<T>();
  const [isAgain, setIsAgain] = useState(false);
  return {
    outcome,
    setOutcome,
    /** true when the form is shown again after a success: its heading gets the focus then. */
    isAgain,
    again: () => {
      setIsAgain(true);
      setOutcome(undefined);
    },
  };
}
