import { PageMain } from '@/ui/page-shell/page-main';
import type { ChangesView, LegalSlug } from '../contract';
import styles from './changes-page.module.css';
import { ChangesSummary } from './changes-summary';
import { ComparedText } from './compared-text';
import { LegalWords } from './legal-body';
import { Fact, LegalHead } from './legal-head';
import page from './legal-page.module.css';

/** What one version changed compared with the one before it, word by word, in the whole text. */
export function ChangesPage({ slug, changes }: { slug: LegalSlug; changes: ChangesView }) {
  const { number, title, lastUpdated, effective, sections, blocks } = changes;
  return (
    <PageMain className={`${page.page} ${styles.compared}`}>
      <LegalHead
        title={
          <>
            <LegalWords parts={title} />: changes in version {number}
          </>
        }
      >
        <Fact label="Last updated">
          <LegalWords parts={lastUpdated} />
        </Fact>
        <Fact label="Effective">
          <LegalWords parts={effective} />
        </Fact>
      </LegalHead>
      <ChangesSummary slug={slug} changes={changes} />
      {sections.length > 0 && (
        <div className={page.sheet}>
          <nav aria-label="Changed sections" className={page.contents}>
            <p className="display">Changed sections</p>
            <ol>
              {sections.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text ?? 'Opening lines'}</a>
                </li>
              ))}
            </ol>
          </nav>
          <ComparedText blocks={blocks} />
        </div>
      )}
    </PageMain>
  );
}
