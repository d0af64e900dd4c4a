import { longDate } from '@/kit/shared/dates';
import { type OpeningSummary, payWords } from '../contract';
import type { OpeningsWords } from '../contract.texts';

const placeWords = ({ place, isRemote }: OpeningSummary, { list }: OpeningsWords) =>
  isRemote ? `${place} ${list.remote}` : place;

type OpeningFactsProps = { opening: OpeningSummary; words: OpeningsWords; className?: string };

/** Kind, place, pay and last day of a position. */
export function OpeningFacts({ opening, words, className }: OpeningFactsProps) {
  const { kind, pay, closesOn } = opening;
  const { list, page } = words;
  return (
    <dl className={className}>
      <div>
        <dt>{page.kind}</dt>
        <dd>{kind.label}</dd>
      </div>
      <div>
        <dt>{page.place}</dt>
        <dd>{placeWords(opening, words)}</dd>
      </div>
      {pay && (
        <div>
          <dt>{page.pay}</dt>
          <dd>{payWords(pay)}</dd>
        </div>
      )}
      <div>
        <dt>{list.until}</dt>
        <dd>{closesOn ? <time dateTime={closesOn}>{longDate(closesOn)}</time> : list.found}</dd>
      </div>
    </dl>
  );
}
