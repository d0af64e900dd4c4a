import styles from './wheel-stage.module.css';

type Props = { winner: string; prize: string; won: string; isOut: boolean };

/** Stands in the page from the beginning, so that the winner is read out when the wheel rests. */
export const WinnerCall = ({ winner, prize, won, isOut }: Props) => (
  <div role="status">
    {isOut ? (
      <div className={styles.winner}>
        <p>
          <bdi>{winner}</bdi>
        </p>
        <p>
          wins <bdi>{prize}</bdi>
        </p>
        <p>{won}</p>
      </div>
    ) : null}
  </div>
);
