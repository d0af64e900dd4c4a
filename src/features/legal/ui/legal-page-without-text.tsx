import { PageMain } from '@/ui/page-shell/page-main';
import type { LegalSlug } from '../contract';
import { historyPath } from './history-paths';
import { LegalHead } from './legal-head';
import styles from './legal-page.module.css';

type Props = { slug: LegalSlug; label: string; hasHistory: boolean };

/** Staff have withdrawn the text; the address stays, and says whom to ask. */
export function LegalPageWithoutText({ slug, label, hasHistory }: Props) {
  return (
    <PageMain className={styles.page}>
      <LegalHead title={label} />
      <p className={`text-lead ${styles.gone}`}>
        We’re revising this text. Until it’s back, ask us through the{' '}
        <a href="/support" className="text-link">
          support page
        </a>{' '}
        and we’ll send you the version in effect.
      </p>
      {hasHistory && (
        <p className={styles.gone}>
          <a href={historyPath(slug)} className="text-link">
            Versions published so far
          </a>
        </p>
      )}
    </PageMain>
  );
}
