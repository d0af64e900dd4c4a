import { FilledText } from '@/kit/ui/filled-text';
import styles from './wheel-screen.module.css';

type Props = {
  winner: string;
  prize: string;
  /** `wins {prize}` */
  wins: string;
  won: string;
  isOut: boolean;
};

/** Rendered from the start, so that screen readers announce the winner when the wheel stops. */
export const WinnerCall = ({ winner, prize, wins, won, isOut }: Props) => (
  <div role="status">
    {isOut ? (
      <div className={styles.winner}>
        <h2>
          <bdi>{winner}</bdi>
          <span>
            {' '}
            <FilledText text={wins} parts={{ prize: <bdi>{prize}</bdi> }} />
          </span>
        </h2>
        <p>{won}</p>
      </div>
    ) : null}
  </div>
);
