import { PageMain } from '@/ui/page-shell/page-main';
import styles from './legal-page.module.css';

/** Staff have taken the text back; the address stays, and says whom to ask. */
export function LegalPageWithoutText({ label }: { label: string }) {
  return (
    <PageMain className={styles.page}>
      <header className={styles.head}>
        <h1>{label}</h1>
      </header>
      <p className={`text-lead ${styles.gone}`}>
        We are revising this text. Until it is back, ask us through the{' '}
        <a href="/support" className="text-link">
          support page
        </a>{' '}
        and we’ll send you the version that counts.
      </p>
    </PageMain>
  );
}
