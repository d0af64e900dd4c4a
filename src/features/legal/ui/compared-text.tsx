import type { ComparedBlock } from '../contract';
import type { PolicyWords } from '../contract.texts';
import styles from './changes-page.module.css';
import { LegalBlock, type Says } from './legal-body';
import page from './legal-page.module.css';
import { OPENING } from './opening';

type Props = { blocks: ComparedBlock[]; words: PolicyWords['compared']; says: Says };

/** The whole text; differences are labeled in words, in the margin where there is one. */
export function ComparedText({ blocks, words, says }: Props) {
  return (
    <article id={OPENING} className={page.text}>
      {blocks.map(({ change, block }, place) =>
        change === 'same' ? (
          <LegalBlock key={place} block={block} />
        ) : (
          <div key={place} className={styles.block} data-change={change}>
            <p className={styles.label}>{words[change]}</p>
            <LegalBlock block={block} says={says} />
          </div>
        ),
      )}
    </article>
  );
}
