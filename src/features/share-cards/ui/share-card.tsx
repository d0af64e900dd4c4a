import type { ReactElement } from 'react';
import type { ShareCard } from '@/core/shared/share-card';
import type { Faces } from '@/kit/shared/faces';
import type { Palette } from '@/kit/shared/palette/palette';
import { cardColors, type Tone } from './card-colors';
import { CardFrame } from './card-frame';
import { drawable, firstSentence } from './card-words';
import { LettersCard } from './letters-card';
import { ColumnsMotif } from './motifs/columns';
import { CountMotif } from './motifs/count';
import { DocumentMotif } from './motifs/document';
import { SeatsMotif } from './motifs/seats';
import { StairsMotif } from './motifs/stairs';
import { TempleMotif } from './motifs/temple';
import { PostCard } from './post-card';
import { TicketCard } from './ticket-card';

/** The part of the brand that a picture shows. */
export type CardBrand = { name: string; markPath: string; palette: Palette; faces: Faces };

const TONES: Record<ShareCard['motif']['kind'], Tone> = {
  temple: 'paper',
  stairs: 'paper',
  document: 'paper',
  minute: 'paper',
  count: 'ink',
  columns: 'ink',
  letters: 'ink',
  ticket: 'brand',
};

type ShareCardArtProps = {
  brand: CardBrand;
  card: ShareCard;
  /** Address of the uploaded picture that the card shows, with its data. */
  cover?: string;
};

/** One page's picture: text on the left, its motif on the right; the giveaway's is a ticket. */
export function ShareCardArt({ brand, card, cover }: ShareCardArtProps): ReactElement {
  const { motif } = card;
  const { markPath, palette } = brand;
  const colors = cardColors(TONES[motif.kind], palette);
  const words = {
    name: drawable(brand.name),
    markPath,
    colors,
    headline: drawable(card.headline),
    line: drawable(firstSentence(card.line)),
  };
  switch (motif.kind) {
    case 'ticket':
      return (
        <TicketCard {...words} palette={palette} call={drawable(motif.call)} stub={drawable(motif.stub)} />
      );
    case 'minute':
      return (
        <PostCard
          {...words}
          numeral={motif.numeral}
          section={motif.section}
          drawing={motif.drawing}
          palette={palette}
          cover={cover && motif.cover ? { url: cover, ...motif.cover } : null}
        />
      );
    case 'temple': {
      const { seatsTotal: total, seatsLeft: left, seats } = motif;
      const foot = <SeatsMotif total={total} left={left} words={drawable(seats)} palette={palette} />;
      return (
        <CardFrame {...words} foot={foot}>
          <TempleMotif motto={motif.motto} markPath={markPath} palette={palette} />
        </CardFrame>
      );
    }
    case 'letters':
      return <LettersCard {...words} letters={motif.letters} palette={palette} />;
    case 'stairs':
      return (
        <CardFrame {...words}>
          <StairsMotif steps={motif.steps} palette={palette} />
        </CardFrame>
      );
    case 'count':
      return (
        <CardFrame {...words}>
          <CountMotif count={motif.count} unit={motif.unit} text={colors.text} color={colors.mark} />
        </CardFrame>
      );
    case 'document':
      return (
        <CardFrame {...words}>
          <DocumentMotif markPath={markPath} palette={palette} />
        </CardFrame>
      );
    case 'columns':
      return (
        <CardFrame {...words}>
          <ColumnsMotif markPath={markPath} palette={palette} />
        </CardFrame>
      );
  }
}
