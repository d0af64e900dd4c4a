import { mix } from '@/kit/shared/colors';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { controlApi, type PublicRound, presentationWheelApi, roundPath, wheelApi } from '../../contract';
import type { RoundWords } from '../../contract.round-texts';
import type { DrawWords } from '../../contract.texts';
import type { WheelWords } from '../../contract.wheel-texts';
import { PROTOCOL } from '../../protocol/entry';
import { ticketNumber } from '../../protocol/ranking';
import { shownWinner, wayIn } from '../winner';
import { inFigures, peopleIn, ticketsIn } from '../words';
import { ForStaff } from './for-staff';
import styles from './wheel-page.module.css';
import { WheelScreen } from './wheel-screen';

type WheelBrand = { primary: string; accent: string; light: string; print: string; ink: string };

/** The brand's colors, alternating light and dark, so that neighboring slices differ. */
const wheelColors = ({ primary, accent, light, print, ink }: WheelBrand): string[] => [
  primary,
  mix(light, '#ffffff', 0.55),
  mix(print, ink, 0.3),
  accent,
  mix(primary, ink, 0.45),
  light,
];

type Props = {
  round: PublicRound;
  brand: { colors: WheelBrand; markPath: string };
  words: WheelWords;
  ways: RoundWords['result'];
  counting: DrawWords['counting'];
};

/**
 * A full page without the result in view: it can be streamed live, and anybody can spin it again. Before a round is
 * published only staff see it, and publish from it.
 */
export function WheelPage({ round, brand, words, ways, counting }: Props) {
  const { wheel, below, nobody } = words;
  const { id, facts, state } = round;
  const { tickets, people, prize } = facts.commitment;
  const winner = shownWinner(round);
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
          size={fillPlaceholders(wheel.size, {
            tickets: ticketsIn(counting, tickets),
            people: peopleIn(counting, people),
          })}
          winner={winner}
          won={fillPlaceholders(wheel.ticket, {
            ticket: ticketNumber(winner.ticket),
            all: inFigures(tickets),
            way: wayIn(ways, round, winner.account),
          })}
          words={wheel}
        />
      ) : (
        <div className={styles.nobody}>
          <h1>{nobody.heading}</h1>
          <p>{nobody.text}</p>
        </div>
      )}
      <div className={styles.below}>
        <div className="container-page">
          {isPublished ? null : <ForStaff />}
          <h2>{below.heading}</h2>
          <p>{below.text}</p>
          {facts.protocol === PROTOCOL ? (
            <p>
              <a href={`${roundPath(id)}#check`} className="text-link">
                {isPublished ? below.check : below.sealed}
              </a>
            </p>
          ) : null}
        </div>
      </div>
    </PageMain>
  );
}
