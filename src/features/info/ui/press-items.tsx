import type { ReactNode } from 'react';
import { ArticleBlocks } from '@/kit/ui/article-body';
import { UploadedPicture } from '@/kit/ui/uploaded-picture';
import type { PressItem, PressKind, PressView } from '../contract';
import s from './press-items.module.css';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

type Words = PressView['items'];

/** One section for each kind that has an item; nothing without any. */
export function PressItems({ items, words }: { items: PressItem[]; words: Words }) {
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
          <figure className={s.quote}>
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
    <section className={s.section}>
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
    {day && <time dateTime={day}>{dates.format(new Date(`${day}T00:00:00Z`))}</time>}
    <p>{text}</p>
    {body.length > 0 && (
      <details className={s.release}>
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
  <div className={s.person}>
    {picture && <UploadedPicture picture={picture} sizes="120px" className={s.portrait} />}
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  </div>
);
