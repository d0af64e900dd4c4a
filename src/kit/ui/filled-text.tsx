import { Fragment, type ReactNode } from 'react';

/** A text of the owner's whose placeholders, in braces, are elements such as links. */
export function FilledText({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
    <Fragment key={index}>
      {index % 2 === 0 ? piece : Object.hasOwn(parts, piece) ? parts[piece] : `{${piece}}`}
    </Fragment>
  ));
}
