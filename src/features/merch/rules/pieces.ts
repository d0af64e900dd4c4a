/** What the studio dresses in a chapter's letters, in the order of the rack. `merchandise` is the type of a quote. */
export const PIECES = [
  {
    id: 'front',
    label: 'Front',
    noun: 'shirt',
    print: 'Shirt, printed on the front',
    merchandise: 't-shirts',
  },
  { id: 'back', label: 'Back', noun: 'shirt', print: 'Shirt, printed on the back', merchandise: 't-shirts' },
  { id: 'hoodie', label: 'Hoodie', noun: 'hoodie', print: 'Hoodie', merchandise: 'crewnecks' },
  { id: 'cap', label: 'Cap', noun: 'cap', print: 'Cap', merchandise: 'caps' },
  { id: 'banner', label: 'Banner', noun: 'banner', print: 'Banner', merchandise: 'other' },
] as const;

export type Piece = (typeof PIECES)[number]['id'];

export const pieceOf = (id: Piece) => PIECES.find((piece) => piece.id === id) ?? PIECES[0];

/** Only the shirt has an example price; everything else is priced for the order. */
export const hasExamplePrice = (id: Piece) => pieceOf(id).noun === 'shirt';
