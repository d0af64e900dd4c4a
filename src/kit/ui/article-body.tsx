import type { ArticleBlock, ArticleCell, ArticleListBlock } from '@/kit/shared/article';
import s from './article-body.module.css';
import { ButtonLink } from './button-link';
import { RichWords } from './rich-words';
import { UploadedPicture } from './uploaded-picture';

/** The text of an article, in an article's letters. */
export function ArticleBody({ blocks }: { blocks: ArticleBlock[] }) {
  return (
    <div className={s.body}>
      <ArticleBlocks blocks={blocks} />
    </div>
  );
}

/** The same, in the letters of the page. Blocks do not change order while shown, so their index can be the key. */
export function ArticleBlocks({ blocks }: { blocks: ArticleBlock[] }) {
  return blocks.map((block, place) => <Block key={place} block={block} />);
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <RichWords parts={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <RichWords parts={block.children} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <RichWords parts={block.children} />
        </blockquote>
      );
    case 'list':
      return <List list={block} />;
    case 'rule':
      return <hr />;
    case 'picture':
      return (
        <figure>
          <UploadedPicture picture={block.picture} sizes="(max-width: 760px) 60vw, 720px" />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'table':
      return <Table rows={block.rows} />;
    case 'code':
      return (
        // A long line scrolls: with a keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus scrolls by keyboard
        <pre className={s.code} tabIndex={0}>
          <code>{block.code}</code>
        </pre>
      );
    case 'link-card':
      return (
        <a href={block.href} className={s.card}>
          <strong>{block.title}</strong>
          {block.text && <span>{block.text}</span>}
          {block.place && <small>{block.place}</small>}
        </a>
      );
    case 'callout':
      return <p className={s.callout}>{block.text}</p>;
    case 'apply':
      return <Call text={block.text} href="/#waitlist" label="Join the waitlist" />;
    case 'subscribe':
      return <Call text={block.text} href="#newsletter" label="Get the newsletter" />;
  }
}

function Call({ text, href, label }: { text: string; href: string; label: string }) {
  return (
    <div className={s.call}>
      {text && <p>{text}</p>}
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  );
}

function List({ list }: { list: ArticleListBlock }) {
  const items = list.items.map((item, place) => (
    <li key={place}>
      <RichWords parts={item.children} />
      {item.lists.map((inner, at) => (
        <List key={at} list={inner} />
      ))}
    </li>
  ));
  return list.isOrdered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ rows }: { rows: ArticleCell[][] }) {
  const [first = [], ...others] = rows;
  const hasHead = first.length > 0 && first.every(({ isHeading }) => isHeading);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus scrolls by keyboard
    <section className={s.table} aria-label="Table" tabIndex={0}>
      <table>
        {hasHead && (
          <thead>
            <Row cells={first} scope="col" />
          </thead>
        )}
        <tbody>
          {(hasHead ? others : rows).map((cells, place) => (
            <Row key={place} cells={cells} scope="row" />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ cells, scope }: { cells: ArticleCell[]; scope: 'col' | 'row' }) {
  return (
    <tr>
      {cells.map(({ isHeading, columns, rows, children }, place) =>
        isHeading ? (
          <th key={place} scope={scope} colSpan={columns} rowSpan={rows}>
            <RichWords parts={children} />
          </th>
        ) : (
          <td key={place} colSpan={columns} rowSpan={rows}>
            <RichWords parts={children} />
          </td>
        ),
      )}
    </tr>
  );
}
