import type { PageFacts } from '@/server/page-metadata';

type Brand = {
  name: string;
  tagline: string;
  motto: string;
  seatsTotal: number;
  seatsLeft: number;
  updatedAt: string;
};

/** The brand's own sentence comes first. */
export function homeFacts({ name, tagline, motto, seatsTotal, seatsLeft, updatedAt }: Brand): PageFacts {
  const seats =
    seatsLeft > 0
      ? `${seatsLeft} of ${seatsTotal} founding spots left.`
      : `All ${seatsTotal} founding places are taken; the waitlist is open.`;
  return {
    title: tagline,
    fullTitle: `${name}: ${tagline}`,
    description: `Members, events, dues and recruitment for fraternities and sororities, in one app. ${seats}`,
    changedAt: updatedAt,
    card: { line: '', motif: { kind: 'temple', motto, seatsTotal, seatsLeft } },
  };
}
