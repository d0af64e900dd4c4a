import type { ComparedBlock } from '../contract';
import styles from './changes-page.module.css';
import { LegalBlock } from './legal-body';
import page from './legal-page.module.css';
import { OPENING } from './opening';

const LABELS = { added: 'Added', removed: 'Removed', changed: 'Changed' };

/** The whole text; differences are labeled in words, in the margin where there is one. */
export function ComparedText({ blocks }: { blocks: ComparedBlock[] }) {
  return (
    <article id={OPENING} className={page.text}>
      {blocks.map(({ change, block }, place) =>
        change === 'same' ? (
          <LegalBlock key={place} block={block} />
        ) : (
          <div key={place} className={styles.block} data-change={change}>
            <p className={styles.label}>{LABELS[change]}</p>
            <LegalBlock block={block} />
          </div>
        ),
      )}
    </article>
  );
}
