import type { PageFacts } from '@/core/server/page-metadata';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { LinksWords } from '../contract.texts';

export const linksFacts = ({ prize }: { prize: string }, { search, picture }: LinksWords): PageFacts => ({
  title: fillPlaceholders(search.title, { prize }),
  description: fillPlaceholders(search.description, { prize }),
  card: { motif: { kind: 'ticket', call: picture.call, stub: `1 ${picture.entry}` } },
});
