/**
 * What the studio dresses in a chapter's letters, in the order of the rack. `print` is what staff read in a quote request,
 * `merchandise` its type.
 */
export const PIECES = [
  { id: 'front', print: 'Shirt, printed on the front', merchandise: 't-shirts' },
  { id: 'back', print: 'Shirt, printed on the back', merchandise: 't-shirts' },
  { id: 'hoodie', print: 'Hoodie', merchandise: 'crewnecks' },
  { id: 'cap', print: 'Cap', merchandise: 'caps' },
  { id: 'banner', print: 'Banner', merchandise: 'other' },
] as const;

export type Piece = (typeof PIECES)[number]['id'];

export const pieceOf = (id: Piece) => PIECES.find((piece) => piece.id === id) ?? PIECES[0];

/** Only the shirt has an example price; everything else is priced for the order. */
export const hasExamplePrice = (id: Piece) => pieceOf(id).merchandise === 't-shirts';
