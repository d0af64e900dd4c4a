import type { EditStore } from './edit-store';
import type { LinkActions } from './link-actions';
import type { SessionActions } from './session-actions';

/** Props of edit mode's parts. */
export type LinksEditor = { store: EditStore; session: SessionActions; links: LinkActions };
