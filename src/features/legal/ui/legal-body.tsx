import { markedText, RichLink } from '@/ui/rich-words';
import type { Block, Inline, ListBlock } from '../contract';

/** Blocks do not change order while a page is shown, so their index can be the key. */
export function LegalBody({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, place) => <LegalBlock key={place} block={block} />);
}

export function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <LegalWords parts={block.children} />
        </Heading>
      );
    }
    case 'list':
      return <List list={block} />;
    case 'rule':
      return <hr />;
    case 'picture':
      // biome-ignore lint/performance/noImgElement: uploads have their sizes already
      return <img src={block.url} width={block.width} height={block.height} alt={block.alt} loading="lazy" />;
    case 'quote':
      return (
        <blockquote>
          <LegalWords parts={block.children} />
        </blockquote>
      );
    default:
      return (
        <p>
          <LegalWords parts={block.children} />
        </p>
      );
  }
}

/** A removed item has no number; those that remain keep theirs. */
function List({ list }: { list: ListBlock }) {
  const there = list.items.filter(({ change }) => change !== 'removed');
  const items = list.items.map((item, place) => (
    <li
      key={place}
      data-change={item.change}
      value={list.isOrdered && item.change !== 'removed' ? list.start + there.indexOf(item) : undefined}
    >
      <LegalWords parts={item.children} />
      {item.lists.map((inner, at) => (
        <List key={at} list={inner} />
      ))}
    </li>
  ));
  return list.isOrdered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

export function LegalWords({ parts }: { parts: Inline[] }) {
  return parts.map((part, place) => <Part key={place} part={part} />);
}

function Part({ part }: { part: Inline }) {
  if (part.kind === 'break') return <br />;
  if (part.kind === 'text') return markedText(part.text, part.marks);
  if (part.kind === 'change') return <Changed part={part} />;
  return (
    <RichLink href={part.href} isNewTab={part.isNewTab}>
      <LegalWords parts={part.children} />
    </RichLink>
  );
}

/** Screen readers ignore ins and del, so the start and the end of a change are marked in words. */
function Changed({ part }: { part: Extract<Inline, { kind: 'change' }> }) {
  const Element = part.change === 'added' ? 'ins' : 'del';
  return (
    <Element>
      {part.isSaid && <span className="sr-only">{` [${part.change}: `}</span>}
      <LegalWords parts={part.children} />
      {part.isSaid && <span className="sr-only">{'] '}</span>}
    </Element>
  );
}
