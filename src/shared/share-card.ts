/** What the picture of a page shows beside its words. Figures are the page's own, never decoration. */
export type CardMotif =
  /** The house itself: the motto over the door, and how many founding seats are left. */
  | { kind: 'temple'; motto: string; seatsTotal: number; seatsLeft: number }
  /** A raffle ticket under a headline as large as it fits. */
  | { kind: 'ticket'; call: string; stub: string }
  /** Steps that go down, each with its figure. */
  | { kind: 'stairs'; steps: { figure: string; label: string; height: number }[] }
  /** One number, with a column for each that it counts. */
  | { kind: 'count'; count: number; unit: string }
  /** A printed page. */
  | { kind: 'document' }
  /** A row of people who hold the roof. */
  | { kind: 'columns' };

/** The words and the motif of the picture that appears where a page is shared. */
export type ShareCard = { headline: string; line: string; motif: CardMotif };
