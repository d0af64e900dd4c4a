import type { SocialLink } from '../../contract';

type Schedule = { visibleFrom?: string | null; visibleUntil?: string | null };
export type LinkBody = Omit<SocialLink, 'id' | keyof Schedule> & Schedule;
/** The order that was seen, and the new one. */
type NewOrder = { seen: number[]; order: number[] };
export type Credentials = { username: string; password: string };

/** The requests behind edit mode; each rejects with an Error, which for a response carries `status` and `body`. */
export type EditApi = {
  session(): Promise<boolean>;
  login(credentials: Credentials): Promise<void>;
  /** @returns false when the person or the browser canceled */
  loginWithPasskey(): Promise<boolean>;
  /** Leaves for the page that asks for the second factor. */
  finishSignIn(): void;
  logout(): Promise<void>;
  list(): Promise<{ links: SocialLink[]; mayEdit: boolean }>;
  add(body: LinkBody): Promise<SocialLink>;
  update(id: number, body: LinkBody): Promise<SocialLink>;
  remove(id: number): Promise<void>;
  restore(id: number): Promise<void>;
  reorder(order: NewOrder): Promise<SocialLink[]>;
};

export type EditorNotice = {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  action?: { label: string; onSelect: () => void };
};
export type Notify = (notice: EditorNotice) => void;

/** HTTP status of a refused request, or 0 when there was no response. */
export const errorStatus = (error: unknown) =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 0;

export const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The site's sentence for a refusal, without its status. */
export const errorSentence = (error: unknown) => errorMessage(error).replace(/^\d{3}: /, '');

/** The password was right, and the account needs more. */
export const needsSecondFactor = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'second-factor';
