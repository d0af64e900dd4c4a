import type { CollectionConfig, GlobalConfig } from 'payload';
import { withActivity, withGlobalActivity } from './activity-hooks';
import { withExport } from './csv-export';
import { withEmptyWords } from './empty-words';
import { withSafeRestore } from './restored-drafts';

/** What a room puts into the back office; `payload.config.ts` plugs the manifests together. */
export type RoomManifest = { collections?: CollectionConfig[]; globals?: GlobalConfig[] };

/**
 * All collections and globals of the rooms. Each writes the activity log; none shows Payload's API tab, which is no
 * tool of an editor's.
 */
export const furnish = (rooms: RoomManifest[]) => ({
  collections: rooms
    .flatMap((room) => room.collections ?? [])
    .map(withActivity)
    .map(withExport)
    .map(withEmptyWords)
    .map((one): CollectionConfig => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
  globals: rooms
    .flatMap((room) => room.globals ?? [])
    .map(withGlobalActivity)
    .map((one): GlobalConfig => withSafeRestore({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
});
