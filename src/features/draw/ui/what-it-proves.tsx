import { FilledText } from '@/kit/ui/filled-text';
import type { DrawWords } from '../contract.texts';
import styles from './what-it-proves.module.css';

/** As prominent as the result: a proof that claims too much is worth nothing. */
export function WhatItProves({ words }: { words: DrawWords['proves'] }) {
  const link = (
    <a href="/support" className="text-link">
      {words.link}
    </a>
  );
  return (
    <section id="proves" aria-labelledby="proves-title" className={styles.section}>
      <div className="container-page">
        <h2 id="proves-title">{words.heading}</h2>
        <div className={styles.sides}>
          <div>
            <h3>{words.does}</h3>
            <p>{words.doesText}</p>
            <p>{words.doesMore}</p>
          </div>
          <div>
            <h3>{words.not}</h3>
            <p>
              <FilledText text={words.notText} parts={{ link }} />
            </p>
            <p>{words.notMore}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
