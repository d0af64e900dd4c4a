import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { FilledText } from '@/kit/ui/filled-text';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { ChangesView, ComparedBlock, LegalSlug } from '../contract';
import type { PolicyWords } from '../contract.texts';
import styles from './changes-page.module.css';
import { historyPath, versionPath } from './history-paths';
import { LegalBlock, LegalWords, type Says } from './legal-body';
import { Fact, LegalHead } from './legal-head';
import page from './legal-page.module.css';
import { OPENING } from './opening';
import changesSummaryStyles from './version-note.module.css';

type ChangesSummaryProps = { slug: LegalSlug; changes: ChangesView; words: PolicyWords };

/** The change note, the amount of change, and how to read the marks. */
function ChangesSummary({ slug, changes, words: { compared, history, version } }: ChangesSummaryProps) {
  const { number, changeNote, sections, words: count } = changes;
  const inWords = (many: number) =>
    fillPlaceholders(many === 1 ? compared.word : compared.words, { count: String(many) });
  const before = String(number - 1);
  const counts = { number: before, added: inWords(count.added), removed: inWords(count.removed) };
  const marks = { underlined: <ins>{compared.underlined}</ins>, crossed: <del>{compared.crossed}</del> };
  return (
    <div className={changesSummaryStyles.note}>
      <p className={changesSummaryStyles.status}>{changeNote}</p>
      {sections.length > 0 ? (
        <p>
          {fillPlaceholders(compared.counts, counts)} <FilledText text={compared.marks} parts={marks} />
        </p>
      ) : (
        <p>{fillPlaceholders(compared.same, { number: before })}</p>
      )}
      <p className={changesSummaryStyles.links}>
        {[number, number - 1].map((one) => (
          <a key={one} href={versionPath(slug, one)} className="text-link">
            {fillPlaceholders(history.read, { number: String(one) })}
          </a>
        ))}
        <a href={historyPath(slug)} className="text-link">
          {version.all}
        </a>
      </p>
    </div>
  );
}

type ComparedTextProps = { blocks: ComparedBlock[]; words: PolicyWords['compared']; says: Says };

/** The whole text; differences are labeled in words, in the margin where there is one. */
function ComparedText({ blocks, words, says }: ComparedTextProps) {
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
