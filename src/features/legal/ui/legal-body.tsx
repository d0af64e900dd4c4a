import type { Block, Inline, ListBlock } from '../contract';

/** Blocks never change order while a page is shown, so their place is key enough. */
export function LegalBody({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, place) => <OneBlock key={place} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <Words parts={block.children} />
        </Heading>
      );
    }
    case 'list':
      return <List list={block} />;
    case 'rule':
      return <hr />;
    case 'picture':
      return <img src={block.url} width={block.width} height={block.height} alt={block.alt} loading="lazy" />;
    case 'quote':
      return (
        <blockquote>
          <Words parts={block.children} />
        </blockquote>
      );
    default:
      return (
        <p>
          <Words parts={block.children} />
        </p>
      );
  }
}

function List({ list }: { list: ListBlock }) {
  const items = list.items.map((item, place) => (
    <li key={place}>
      <Words parts={item.children} />
      {item.lists.map((inner, at) => (
        <List key={at} list={inner} />
      ))}
    </li>
  ));
  return list.isOrdered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

function Words({ parts }: { parts: Inline[] }) {
  return parts.map((part, place) => <Part key={place} part={part} />);
}

function Part({ part }: { part: Inline }) {
  if (part.kind === 'break') return <br />;
  if (part.kind === 'text') return part.marks.reduce((inner, Mark) => <Mark>{inner}</Mark>, <>{part.text}</>);
  const tab = part.isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={part.href} {...tab} className="text-link">
      <Words parts={part.children} />
    </a>
  );
}
