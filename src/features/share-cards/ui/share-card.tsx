import type { ReactElement } from 'react';
import type { ShareCard } from '@/shared/share-card';
import { type BrandColors, cardColors, type Tone } from './card-colors';
import { CardFrame } from './card-frame';
import { drawable, firstSentence } from './card-words';
import { Columns } from './motifs/columns';
import { Count } from './motifs/count';
import { Document } from './motifs/document';
import { Seats } from './motifs/seats';
import { Stairs } from './motifs/stairs';
import { Temple } from './motifs/temple';
import { TicketCard } from './ticket-card';

/** The part of the brand that a picture shows. */
export type CardBrand = { name: string; markPath: string; colors: BrandColors };

const TONES: Record<ShareCard['motif']['kind'], Tone> = {
  temple: 'paper',
  stairs: 'paper',
  document: 'paper',
  count: 'ink',
  columns: 'ink',
  ticket: 'brand',
};

/** One page's picture: text on the left, its motif on the right; the giveaway's is a ticket. */
export function ShareCardArt({ brand, card }: { brand: CardBrand; card: ShareCard }): ReactElement {
  const { motif } = card;
  const { markPath } = brand;
  const { primary, light } = brand.colors;
  const colors = cardColors(TONES[motif.kind], brand.colors);
  const words = {
    name: drawable(brand.name),
    markPath,
    colors,
    headline: drawable(card.headline),
    line: drawable(firstSentence(card.line)),
  };
  switch (motif.kind) {
    case 'ticket':
      return <TicketCard {...words} call={drawable(motif.call)} stub={drawable(motif.stub)} />;
    case 'temple': {
      const { seatsTotal: total, seatsLeft: left } = motif;
      const foot = <Seats total={total} left={left} colour={colors.mark} quiet={colors.quiet} />;
      return (
        <CardFrame {...words} foot={foot}>
          <Temple motto={motif.motto} markPath={markPath} primary={primary} light={light} />
        </CardFrame>
      );
    }
    case 'stairs':
      return (
        <CardFrame {...words}>
          <Stairs steps={motif.steps} primary={primary} />
        </CardFrame>
      );
    case 'count':
      return (
        <CardFrame {...words}>
          <Count count={motif.count} unit={motif.unit} text={colors.text} colour={colors.mark} />
        </CardFrame>
      );
    case 'document':
      return (
        <CardFrame {...words}>
          <Document markPath={markPath} primary={colors.mark} />
        </CardFrame>
      );
    case 'columns':
      return (
        <CardFrame {...words}>
          <Columns markPath={markPath} colour={colors.mark} ground={colors.ground} />
        </CardFrame>
      );
  }
}
