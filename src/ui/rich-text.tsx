import type { ReactNode } from 'react';
import { type LexicalNode, type RichInline, toInline } from '@/shared/rich-text';

/** The page's title is its only h1. */
const RANKS: Record<string, 'h2' | 'h3' | 'h4'> = { h1: 'h2', h2: 'h2', h3: 'h3' };

/** What the back office's editor stores, as a page shows it; empty paragraphs, used as spacing, are dropped. */
export function RichText({ nodes }: { nodes: LexicalNode[] }) {
  return nodes.map((node, place) => <RichBlock key={place} node={node} />);
}

function RichBlock({ node }: { node: LexicalNode }) {
  if (node.type === 'list') return <List node={node} />;
  if (node.type === 'horizontalrule') return <hr />;
  if (node.type === 'upload') return <Picture value={node.value} />;
  const parts = toInline(node.children);
  if (parts.length === 0) return null;
  const words = <RichWords parts={parts} />;
  if (node.type === 'quote') return <blockquote>{words}</blockquote>;
  if (node.type !== 'heading') return <p>{words}</p>;
  const Heading = RANKS[String(node.tag)] ?? 'h4';
  return <Heading>{words}</Heading>;
}

function List({ node }: { node: LexicalNode }) {
  const items = (node.children ?? []).map(({ children = [] }, place) => (
    <li key={place}>
      <RichWords parts={toInline(children.filter(({ type }) => type !== 'list'))} />
      {children
        .filter(({ type }) => type === 'list')
        .map((inner, at) => (
          <List key={at} node={inner} />
        ))}
    </li>
  ));
  return node.listType === 'number' ? <ol start={Number(node.start ?? 1)}>{items}</ol> : <ul>{items}</ul>;
}

/** A picture that was deleted since is only a number. */
function Picture({ value }: { value: unknown }) {
  if (typeof value !== 'object' || value === null) return null;
  const { filename, width, height, alt } = value as Record<string, unknown>;
  if (typeof filename !== 'string' || !width || !height) return null;
  return (
    // biome-ignore lint/performance/noImgElement: uploads have their sizes already
    <img
      src={`/media/${encodeURIComponent(filename)}`}
      width={Number(width)}
      height={Number(height)}
      alt={String(alt ?? '')}
      loading="lazy"
    />
  );
}

function RichWords({ parts }: { parts: RichInline[] }) {
  return parts.map((part, place) => <Part key={place} part={part} />);
}

function Part({ part }: { part: RichInline }) {
  if (part.kind === 'break') return <br />;
  if (part.kind === 'text') {
    let inner: ReactNode = part.text;
    for (const Mark of part.marks) inner = <Mark>{inner}</Mark>;
    return inner;
  }
  const tab = part.isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={part.href} {...tab} className="text-link">
      <RichWords parts={part.children} />
    </a>
  );
}
