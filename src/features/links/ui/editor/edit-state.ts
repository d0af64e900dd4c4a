import type { SocialLink } from '../../contract';
import { toLocal } from './local-date-time';

/** The content of the link form, as typed. `order` is converted to an integer on submit. */
export type LinkDraft = {
  label: string;
  url: string;
  icon: string;
  order: string;
  isActive: boolean;
  /** In the editor's time zone, '2026-12-01T09:00'; empty for none. */
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
  /** Whether somebody is signed in is being requested. */
  asking: boolean;
  loginOpen: boolean;
  /** As last received from the server; null before the first response. */
  links: SocialLink[] | null;
  loadError: string | null;
  mayEdit: boolean;
  /** The open link form. It is kept while a lost session is renewed. */
  form: {
    /** Null = a new link. */
    id: number | null;
    draft: LinkDraft;
    /** Messages by field. */
    errors: Record<string, string>;
    /** The site's sentence when it refused. */
    refusal: string | null;
  } | null;
  /** Only one write runs at a time. */
  writing: boolean;
  /** The last deleted link and its index: its place offers Undo until the next write. */
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
