import type { ReactNode } from 'react';
import { countWords } from '@/kit/shared/count-words';
import { longDate } from '@/kit/shared/dates';
import { ArticleBlocks } from '@/kit/ui/article-body';
import { BrandMark } from '@/kit/ui/brand-mark';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { UploadedPicture } from '@/kit/ui/uploaded-picture';
import type { PressItem, PressKind } from '../contract';
import type { PressWords } from '../contract.press-texts';
import pressColorsStyles from './press-colors.module.css';
import pressItemsStyles from './press-items.module.css';
import s from './press-page.module.css';
import pressWordsStyles from './press-words.module.css';

type Words = PressWords['items'];

/** One section for each kind that has an item; nothing without any. */
function PressItems({ items, words }: { items: PressItem[]; words: Words }) {
  const of = (kind: PressKind) => items.filter((item) => item.kind === kind);
  return (
    <>
      <Section heading={words.releases} items={of('release')}>
        {(item) => <Release item={item} words={words} />}
      </Section>
      <Section heading={words.downloads} items={of('download')}>
        {(item) => <Download item={item} words={words} />}
      </Section>
      <Section heading={words.quotes} items={of('quote')}>
        {({ title, text }) => (
          <figure className={pressItemsStyles.quote}>
            <blockquote>{text}</blockquote>
            <figcaption>{title}</figcaption>
          </figure>
        )}
      </Section>
      <Section heading={words.people} items={of('person')}>
        {(item) => <Person item={item} />}
      </Section>
    </>
  );
}

type SectionProps = { heading: string; items: PressItem[]; children: (item: PressItem) => ReactNode };

const Section = ({ heading, items, children }: SectionProps) =>
  items.length > 0 && (
    <section className={pressItemsStyles.section}>
      <h2>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );

const Release = ({ item: { title, text, day, body }, words }: { item: PressItem; words: Words }) => (
  <>
    <h3>{title}</h3>
    {day && <time dateTime={day}>{longDate(day)}</time>}
    <p>{text}</p>
    {body.length > 0 && (
      <details className={pressItemsStyles.release}>
        <summary>{words.read}</summary>
        <ArticleBlocks blocks={body} />
      </details>
    )}
  </>
);

const Download = ({ item: { title, text, picture }, words }: { item: PressItem; words: Words }) => (
  <>
    <h3>{title}</h3>
    <p>{text}</p>
    {picture && (
      <p>
        <a href={picture.url} download={picture.file} className="text-link">
          {words.download} <bdi>{picture.file}</bdi>, {picture.width} × {picture.height}
        </a>
      </p>
    )}
  </>
);

const Person = ({ item: { title, text, picture } }: { item: PressItem }) => (
  <div className={pressItemsStyles.person}>
    {picture && <UploadedPicture picture={picture} sizes="120px" className={pressItemsStyles.portrait} />}
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  </div>
);

type Colors = Record<'primary' | 'accent' | 'light' | 'print' | 'printAccent', string>;

const NAMES: [keyof Colors, string][] = [
  ['primary', 'Primary'],
  ['accent', 'Accent'],
  ['light', 'Light'],
  ['print', 'Print'],
  ['printAccent', 'Print accent'],
];

/** A printer's color bar: the most used color is the widest. */
function PressColors({ colors }: { colors: Colors }) {
  return (
    <ul className={pressColorsStyles.bar}>
      {NAMES.map(([key, name]) => (
        <li key={key}>
          <span className={pressColorsStyles.ink} style={{ background: colors[key] }} aria-hidden="true" />
          <span className={pressColorsStyles.name}>{name}</span>
          <span className={pressColorsStyles.value}>{colors[key]}</span>
        </li>
      ))}
    </ul>
  );
}

/** Three lengths to quote, set as a type specimen: the shorter, the larger. */
function PressDescriptions({ words }: { words: PressWords['descriptions'] }) {
  return (
    <section className={pressWordsStyles.words}>
      <h2>{words.heading}</h2>
      <Quotable text={words.line} className={`display ${pressWordsStyles.line}`} />
      <Quotable text={words.paragraph} className={pressWordsStyles.paragraph} />
      <Quotable text={words.page} className={pressWordsStyles.page} />
    </section>
  );
}

function Quotable({ text, className }: { text: string; className: string | undefined }) {
  return (
    <div className={pressWordsStyles.row}>
      <p className={pressWordsStyles.count}>{countWords(text)} words</p>
      <p className={className}>{text}</p>
    </div>
  );
}

/** The mark on its own 32-unit grid, with clear space as wide as one column around it. */
function PressMark({ name, path }: { name: string; path: string }) {
  return (
    <figure className={s.drawing}>
      <BrandMark path={path} className={s.mark} label={`The ${name} mark`} />
    </figure>
  );
}

type PressPageProps = {
  page: PressWords;
  items: PressItem[];
  brand: { name: string; markPath: string; colors: Parameters<typeof PressColors>[0]['colors'] };
};

/** One printer's sheet: mark, facts, quotable text in three sizes, colors, and a contact. */
export function PressPage({ page, items, brand }: PressPageProps) {
  const { intro, facts, descriptions, marks, contact } = page;
  return (
    <PageMain above="paper-2" className={s.page}>
      <header className={`container-page ${s.opening}`}>
        <h1>{intro.heading}</h1>
        <p className="text-lead">{intro.lead}</p>
      </header>
      <div className={`container-page ${s.sheet}`}>
        <section className={s.facts}>
          <PressMark name={brand.name} path={brand.markPath} />
          <div>
            <h2>{facts.heading}</h2>
            <dl>
              {facts.rows.map(({ name, text }, place) => (
                <div key={place}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
        <PressDescriptions words={descriptions} />
        <section className={s.marks}>
          <div>
            <h2>{marks.heading}</h2>
            <p>{marks.text}</p>
            <p>
              <a href="/social-media" className="text-link">
                {marks.assetsLink}
              </a>
            </p>
          </div>
          <PressColors colors={brand.colors} />
        </section>
        <PressItems items={items} words={page.items} />
        <section className={s.contact}>
          <h2>{contact.heading}</h2>
          <div>
            <h3>{contact.kitName}</h3>
            <p>{contact.kitText}</p>
            <p>
              <a href="/support" className="text-link">
                {contact.kitLink}
              </a>
            </p>
          </div>
          <div>
            <h3>{contact.mediaName}</h3>
            <p>{contact.mediaText}</p>
            <p>
              <a href="/support" className="text-link">
                {contact.mediaSupportLink}
              </a>
              <a href="/#waitlist" className="text-link">
                {contact.mediaWaitlistLink}
              </a>
            </p>
          </div>
        </section>
      </div>
    </PageMain>
  );
}
