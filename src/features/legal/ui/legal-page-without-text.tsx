import { FilledText } from '@/kit/ui/filled-text';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { LegalSlug } from '../contract';
import type { PolicyWords } from '../contract.texts';
import { historyPath } from './history-paths';
import { LegalHead } from './legal-head';
import styles from './legal-page.module.css';

type Props = { slug: LegalSlug; title: string; hasHistory: boolean; words: PolicyWords['withdrawn'] };

/** Staff have withdrawn the text; the address stays, and says whom to ask. */
export function LegalPageWithoutText({ slug, title, hasHistory, words }: Props) {
  const link = (
    <a href="/support" className="text-link">
      {words.link}
    </a>
  );
  return (
    <PageMain className={styles.page}>
      <LegalHead title={title} />
      <p className={`text-lead ${styles.gone}`}>
        <FilledText text={words.text} parts={{ link }} />
      </p>
      {hasHistory && (
        <p className={styles.gone}>
          <a href={historyPath(slug)} className="text-link">
            {words.history}
          </a>
        </p>
      )}
    </PageMain>
  );
}
