const MINUTE = 60;

function span(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  const rest = minutes % MINUTE;
  if (minutes < MINUTE) return `${minutes} min`;
  return `${Math.floor(minutes / MINUTE)} h${rest > 0 ? ` ${rest} min` : ''}`;
}

/** What was measured of our answers, in one line. @param percentKept whole */
export const answerWords = ({
  medianSeconds,
  percentKept,
}: {
  medianSeconds: number;
  percentKept: number;
}): string => `Median first answer ${span(medianSeconds)}; ${percentKept} % within 24 hours, last 90 days`;
