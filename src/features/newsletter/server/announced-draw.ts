import type { Announcement, ReadAnnouncement } from '@/core/shared/announcement';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { LexicalNode } from '@/kit/shared/rich-text';

const TOO_LATE =
  'The draw that this issue announces has been drawn or canceled. Clear it under "Announces the draw", then start.';

const text = (words: string): LexicalNode => ({ type: 'text', text: words });
const paragraph = (...children: LexicalNode[]): LexicalNode => ({ type: 'paragraph', children });

/** The announcement as the end of an issue, in the editor's nodes. */
export function announcementNodes({ sentences, path }: Announcement, siteUrl: string): LexicalNode[] {
  const address = `${siteUrl}${path}`;
  const link = { type: 'link', fields: { url: address }, children: [text(address)] };
  const told = sentences.map((sentence, at) =>
    at === sentences.length - 1 ? paragraph(text(`${sentence} `), link) : paragraph(text(sentence)),
  );
  return [{ type: 'horizontalrule' }, ...told];
}

/** @param announces the round that an issue announces */
export const announcementOf = async (announces: number | null, read: ReadAnnouncement) =>
  announces === null ? null : read(announces);

/** @throws EndpointError invalid: a fingerprint that arrives after the draw proves nothing */
export async function refuseLateAnnouncement(
  announces: number | null,
  read: ReadAnnouncement,
): Promise<void> {
  if (announces === null) return;
  if (!(await read(announces))?.isAhead) throw new EndpointError('invalid', { message: TOO_LATE });
}
