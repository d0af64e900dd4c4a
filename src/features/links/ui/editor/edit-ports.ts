import type { SocialLink } from '../../contract';

export type LinkBody = Omit<SocialLink, 'id'>;
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
