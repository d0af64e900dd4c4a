import type { SocialLink } from '../../contract';

type Schedule = { visibleFrom?: string | null; visibleUntil?: string | null };
export type LinkBody = Omit<SocialLink, 'id' | keyof Schedule> & Schedule;
/** The order that was seen, and the one that is wanted. */
type NewOrder = { seen: number[]; order: number[] };
export type Credentials = { username: string; password: string };

/** The calls behind edit mode; each rejects with an Error, that of an answer carrying `status` and `body`. */
export type EditApi = {
  session(): Promise<boolean>;
  login(credentials: Credentials): Promise<void>;
  logout(): Promise<void>;
  list(): Promise<{ links: SocialLink[]; mayEdit: boolean }>;
  add(body: LinkBody): Promise<SocialLink>;
  update(id: number, body: LinkBody): Promise<SocialLink>;
  remove(id: number): Promise<void>;
  restore(id: number): Promise<void>;
  reorder(order: NewOrder): Promise<SocialLink[]>;
};

export type Notice = {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  action?: { label: string; onSelect: () => void };
};
export type Notify = (notice: Notice) => void;

/** HTTP status of a refused call, or 0 when there was no answer. */
export const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 0;

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The site's own words for a refusal, without its status. */
export const sentenceOf = (error: unknown) => messageOf(error).replace(/^\d{3}: /, '');
