import type { CollectionConfig, GlobalConfig } from 'payload';

/** What a room puts into the back office; `payload.config.ts` plugs the manifests together. */
export type RoomManifest = { collections?: CollectionConfig[]; globals?: GlobalConfig[] };
