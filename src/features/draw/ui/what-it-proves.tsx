import styles from './what-it-proves.module.css';

/** As prominent as the result: a proof that claims too much is worth nothing. */
export function WhatItProves() {
  return (
    <section id="proves" aria-labelledby="proves-title" className={styles.section}>
      <div className="container-page">
        <h2 id="proves-title">What a check proves, and what it does not</h2>
        <div className={styles.sides}>
          <div>
            <h3>It proves: nobody steered the draw</h3>
            <p>
              The list, the prize and the rules were fixed before the public number existed, and the winner
              follows from them and from that number alone. Had we changed one ticket afterwards, or picked
              somebody we like, the check would not match. No secret of ours is part of it.
            </p>
            <p>
              It also proves that a ticket is in the list: whoever names their own entry gets its path to the
              root, and their browser follows it.
            </p>
          </div>
          <div>
            <h3>It does not prove: that the list is complete</h3>
            <p>
              Networks show us who follows an account, and we copy what they show. Somebody whom they left
              out, or whom we missed, is not in the list, and no calculation can tell. That is why you can
              look yourself up: if you should be in and are not,{' '}
              <a href="/support" className="text-link">
                tell us
              </a>
              .
            </p>
            <p>
              And it has to be the fingerprint that was there before the number. A page can be rewritten, a
              note of yours cannot: keep the fingerprint when a draw is announced, and compare it afterwards.
              Rounds of our first protocol are labelled: those we could have steered.
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
