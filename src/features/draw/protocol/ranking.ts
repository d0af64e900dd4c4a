/** One place of the result: 1 is the winner, the others are alternates in order. */
export type DrawPlace = {
  place: number;
  /** Number of the drawn ticket in the list, from 0. */
  ticket: number;
  person: number;
};

/**
 * Goes through the drawn tickets and skips people who already have a place.
 * @param places at most the number of people: otherwise the loop would never end
 */
export function rankPeople(
  tickets: Iterable<number>,
  personOf: (ticket: number) => number,
  places: number,
): DrawPlace[] {
  const ranked: DrawPlace[] = [];
  if (places < 1) return ranked;
  const seen = new Set<number>();
  for (const ticket of tickets) {
    const person = personOf(ticket);
    if (seen.has(person)) continue;
    seen.add(person);
    ranked.push({ place: ranked.length + 1, ticket, person });
    if (ranked.length === places) break;
  }
  return ranked;
}

/** A ticket's number as pages and the verifier write it: counted from 1; the list counts from 0. */
export const ticketNumber = (ticket: number) => (ticket + 1).toLocaleString('en-US');
