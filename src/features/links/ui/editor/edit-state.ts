import type { SocialLink } from '../../contract';
import { toLocal } from './local-moment';

/** What the link form holds: texts as typed. `order` becomes an integer on the way out. */
export type LinkDraft = {
  label: string;
  url: string;
  icon: string;
  order: string;
  isActive: boolean;
  /** In the editor's own time, '2026-12-01T09:00'; empty for none. */
  visibleFrom: string;
  visibleUntil: string;
};

export const EMPTY_DRAFT: LinkDraft = {
  label: '',
  url: '',
  icon: '',
  order: '0',
  isActive: true,
  visibleFrom: '',
  visibleUntil: '',
};

export type EditState = {
  editing: boolean;
  /** The question whether somebody is signed in is on its way. */
  asking: boolean;
  loginOpen: boolean;
  /** As the server last told; null before the first answer. */
  links: SocialLink[] | null;
  loadError: string | null;
  mayEdit: boolean;
  /** The open link form. Kept while a lost session is renewed. */
  form: {
    /** Null = a new link. */
    id: number | null;
    draft: LinkDraft;
    /** Message by field. */
    errors: Record<string, string>;
    /** The site's own sentence when it refused. */
    refusal: string | null;
  } | null;
  /** One write at a time. */
  writing: boolean;
  /** The link deleted last, and where it stood: its place offers Undo until the next write. */
  removed: { link: SocialLink; index: number } | null;
};

export const INITIAL_STATE: EditState = {
  editing: false,
  asking: false,
  loginOpen: false,
  links: null,
  loadError: null,
  mayEdit: false,
  form: null,
  writing: false,
  removed: null,
};

export const toDraft = (link: SocialLink): LinkDraft => ({
  label: link.label,
  url: link.url,
  icon: link.icon ?? '',
  order: String(link.order),
  isActive: link.isActive,
  visibleFrom: toLocal(link.visibleFrom),
  visibleUntil: toLocal(link.visibleUntil),
});

export const inOrder = (links: SocialLink[]) => [...links].sort((a, b) => a.order - b.order || a.id - b.id);
