import type { EditStore } from './edit-store';
import type { LinkActions } from './link-actions';
import type { SessionActions } from './session-actions';

/** What the parts of edit mode are handed. */
export type Editor = { store: EditStore; session: SessionActions; links: LinkActions };
