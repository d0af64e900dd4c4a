import type { DrawingName } from '@/kit/shared/section-drawings';

/** What the picture of a page shows beside its text. Figures are the page's own, never decoration. */
export type CardMotif =
  /** The house itself: the motto above the entrance, and below it how many founding seats are left, in words too. */
  | { kind: 'temple'; motto: string; seatsTotal: number; seatsLeft: number; seats: string }
  /** A raffle ticket below a headline that is as large as fits. */
  | { kind: 'ticket'; call: string; stub: string }
  /** Descending steps, each with its figure. */
  | { kind: 'stairs'; steps: { figure: string; label: string; height: number }[] }
  /** One number, with a column for each unit that it counts. */
  | { kind: 'count'; count: number; unit: string }
  /** The house with a chapter's letters on it. */
  | { kind: 'letters'; letters: string }
  /** A printed page. */
  | { kind: 'document' }
  /** A post of the blog, beside its cover. */
  | {
      kind: 'minute';
      numeral: string;
      section: string;
      drawing: DrawingName;
      /** An uploaded picture, and the part of it that stays visible, in percent; null: the drawing */
      cover: { file: string; x: number; y: number } | null;
    }
  /** A row of people who hold the roof. */
  | { kind: 'columns' };

/** The text and the motif of a page's picture for link previews. */
export type ShareCard = { headline: string; line: string; motif: CardMotif };
