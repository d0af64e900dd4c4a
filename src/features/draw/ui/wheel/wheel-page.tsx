import { PageMain } from '@/ui/page-shell/page-main';
import { controlApi, type PublicRound, presentationWheelApi, roundPath, wheelApi } from '../../contract';
import { wayIn, winnerOf } from '../winner';
import { inFigures, ticketNumber } from '../words';
import { type WheelBrand, wheelColors } from './wheel-colors';
import styles from './wheel-page.module.css';
import { WheelScreen } from './wheel-screen';

type Props = { round: PublicRound; brand: { colors: WheelBrand; markPath: string } };

/**
 * A full page without the result in view: it can be streamed live, and anybody can spin it again. Before a round is
 * published only staff see it, and publish from it.
 */
export function WheelPage({ round, brand }: Props) {
  const { id, facts, state } = round;
  const { tickets, people, prize } = facts.commitment;
  const winner = winnerOf(round);
  const isPublished = state === 'published';
  return (
    <PageMain tone="violet" className={styles.page}>
      {winner ? (
        <WheelScreen
          address={isPublished ? wheelApi(id) : presentationWheelApi(id)}
          publish={isPublished ? undefined : { controlUrl: controlApi(id), page: roundPath(id) }}
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
          {isPublished ? null : <ForStaff />}
          <h2>The wheel decides nothing</h2>
          <p>
            The winner was calculated before it turned, from a sealed list and a public value. The wheel only
            shows it, and it stops at the same place each time.
          </p>
          <p>
            <a href={`${roundPath(id)}#check`} className="text-link">
              {isPublished ? 'Work the result out yourself' : 'The sealed commitment of this round'}
            </a>
          </p>
        </div>
      </div>
    </PageMain>
  );
}

/** Worded to be true before and after publishing, because it stays. */
const ForStaff = () => (
  <section aria-labelledby="for-staff" className={styles.notice}>
    <h2 id="for-staff">Only for staff, until it is published</h2>
    <p>
      Nobody else can open this page. Spin the wheel in front of everybody; when it rests, publish the result
      from here. From that press on it stands on the page of the round, and anybody can check it and spin a
      wheel of their own.
    </p>
  </section>
);
