import { PageMain } from '@/ui/page-shell/page-main';
import { type PublicRound, roundPath, wheelApi } from '../../contract';
import { wayIn, winnerOf } from '../winner';
import { inFigures, ticketNumber } from '../words';
import { type WheelBrand, wheelColors } from './wheel-colors';
import styles from './wheel-page.module.css';
import { WheelStage } from './wheel-stage';

type Props = { round: PublicRound; brand: { colors: WheelBrand; markPath: string } };

/** A stage of its own, without the result in sight: it can be shown live, and spun again by anybody. */
export function WheelPage({ round, brand }: Props) {
  const { id, facts } = round;
  const { tickets, people, prize } = facts.commitment;
  const winner = winnerOf(round);
  return (
    <PageMain tone="violet" className={styles.page}>
      {winner ? (
        <WheelStage
          address={wheelApi(id)}
          colors={wheelColors(brand.colors)}
          markPath={brand.markPath}
          title={facts.title}
          prize={prize}
          size={`${inFigures(tickets)} tickets of ${inFigures(people)} people`}
          winner={winner}
          won={`Ticket ${ticketNumber(winner.ticket)} of ${inFigures(tickets)}, ${wayIn(round, winner.account)}`}
        />
      ) : (
        <div className={styles.nobody}>
          <h1>The wheel</h1>
          <p>Everybody who was drawn in this round was passed over: there is nobody to turn it to.</p>
        </div>
      )}
      <div className={styles.below}>
        <div className="container-page">
          <h2>The wheel decides nothing</h2>
          <p>
            The winner was calculated before it turned, from a sealed list and a public value. The wheel only
            shows it, and it stops at the same place each time.
          </p>
          <p>
            <a href={`${roundPath(id)}#check`} className="text-link">
              Work the result out yourself
            </a>
          </p>
        </div>
      </div>
    </PageMain>
  );
}
