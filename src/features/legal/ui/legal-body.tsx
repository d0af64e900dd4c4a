import { markedText, RichLink } from '@/kit/ui/rich-words';
import type { Block, Inline, ListBlock } from '../contract';

/** What screen readers hear where words were added or removed; only a comparison has such places. */
export type Says = { added: string; removed: string };

/** Blocks do not change order while a page is shown, so their index can be the key. */
export function LegalBody({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, place) => <LegalBlock key={place} block={block} />);
}

export function LegalBlock({ block, says }: { block: Block; says?: Says }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <LegalWords parts={block.children} says={says} />
        </Heading>
      );
    }
    case 'list':
      return <List list={block} says={says} />;
    case 'rule':
      return <hr />;
    case 'picture':
      // biome-ignore lint/performance/noImgElement: uploads have their sizes already
      return <img src={block.url} width={block.width} height={block.height} alt={block.alt} loading="lazy" />;
    case 'quote':
      return (
        <blockquote>
          <LegalWords parts={block.children} says={says} />
        </blockquote>
      );
    default:
      return (
        <p>
          <LegalWords parts={block.children} says={says} />
        </p>
      );
  }
}

/** A removed item has no number; those that remain keep theirs. */
function List({ list, says }: { list: ListBlock; says?: Says }) {
  const there = list.items.filter(({ change }) => change !== 'removed');
  const items = list.items.map((item, place) => (
    <li
      key={place}
      data-change={item.change}
      value={list.isOrdered && item.change !== 'removed' ? list.start + there.indexOf(item) : undefined}
    >
      <LegalWords parts={item.children} says={says} />
      {item.lists.map((inner, at) => (
        <List key={at} list={inner} says={says} />
      ))}
    </li>
  ));
  return list.isOrdered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

export function LegalWords({ parts, says }: { parts: Inline[]; says?: Says }) {
  return parts.map((part, place) => <Part key={place} part={part} says={says} />);
}

function Part({ part, says }: { part: Inline; says?: Says }) {
  if (part.kind === 'break') return <br />;
  if (part.kind === 'text') return markedText(part.text, part.marks);
  if (part.kind === 'change') return <Changed part={part} says={says} />;
  return (
    <RichLink href={part.href} isNewTab={part.isNewTab}>
      <LegalWords parts={part.children} says={says} />
    </RichLink>
  );
}

type ChangedProps = { part: Extract<Inline, { kind: 'change' }>; says?: Says };

/** Screen readers ignore ins and del, so the start and the end of a change are marked in words. */
function Changed({ part, says }: ChangedProps) {
  const Element = part.change === 'added' ? 'ins' : 'del';
  const said = part.isSaid && says?.[part.change];
  return (
    <Element>
      {said && <span className="sr-only">{` [${said}: `}</span>}
      <LegalWords parts={part.children} says={says} />
      {said && <span className="sr-only">{'] '}</span>}
    </Element>
  );
}
