import { FilledText } from '@/kit/ui/filled-text';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { ChangesView, LegalSlug } from '../contract';
import type { PolicyWords } from '../contract.texts';
import styles from './changes-page.module.css';
import { ChangesSummary } from './changes-summary';
import { ComparedText } from './compared-text';
import { LegalWords } from './legal-body';
import { Fact, LegalHead } from './legal-head';
import page from './legal-page.module.css';

type Props = { slug: LegalSlug; changes: ChangesView; words: PolicyWords };

/** What one version changed compared with the one before it, word by word, in the whole text. */
export function ChangesPage({ slug, changes, words }: Props) {
  const { compared } = words;
  const says = { added: compared.saysAdded, removed: compared.saysRemoved };
  const { number, title, lastUpdated, effective, sections, blocks } = changes;
  return (
    <PageMain className={`${page.page} ${styles.compared}`}>
      <LegalHead
        title={
          <FilledText
            text={compared.title}
            parts={{ title: <LegalWords parts={title} says={says} />, number: String(number) }}
          />
        }
      >
        <Fact label={words.page.updated}>
          <LegalWords parts={lastUpdated} says={says} />
        </Fact>
        <Fact label={words.page.effective}>
          <LegalWords parts={effective} says={says} />
        </Fact>
      </LegalHead>
      <ChangesSummary slug={slug} changes={changes} words={words} />
      {sections.length > 0 && (
        <div className={page.sheet}>
          <nav aria-label={compared.sections} className={page.contents}>
            <p className="display">{compared.sections}</p>
            <ol>
              {sections.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text ?? compared.opening}</a>
                </li>
              ))}
            </ol>
          </nav>
          <ComparedText blocks={blocks} words={compared} says={says} />
        </div>
      )}
    </PageMain>
  );
}
