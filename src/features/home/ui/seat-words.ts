/** The page's text about seats. `caption` follows the figure; without a figure it is used alone. */
export type SeatWords = { figure: string | null; caption: string; apply: string; counter: string };

export function seatWords(total: number, left: number): SeatWords {
  const counter = `${left} of ${total} founding spots left`;
  if (left <= 0) {
    const caption = `All ${total} founding places are taken`;
    return { figure: null, caption, apply: 'Join the waitlist', counter: caption };
  }
  const caption = left === 1 ? 'founding spot left' : 'founding spots left';
  return { figure: String(left), caption, apply: 'Apply as a Founding Chapter', counter };
}
