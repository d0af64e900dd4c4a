import type { SocialLink } from '../../contract';

const two = (value: number) => String(value).padStart(2, '0');

/** A time as the value of a date-and-time field: the reader's local time, to the minute. */
export function toLocal(dateTime: string | undefined): string {
  if (!dateTime) return '';
  const at = new Date(dateTime);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

type Schedule = { visibleFrom: string; visibleUntil: string };

export const fromLocal = (local: string): string | null => (local ? new Date(local).toISOString() : null);

/** Both ends if either changed, because they are validated together; otherwise neither. */
export function changedSchedule(before: Schedule, after: Schedule) {
  const isSame = before.visibleFrom === after.visibleFrom && before.visibleUntil === after.visibleUntil;
  if (isSame) return {};
  return { visibleFrom: fromLocal(after.visibleFrom), visibleUntil: fromLocal(after.visibleUntil) };
}

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
