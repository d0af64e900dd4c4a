import type { RoomManifest } from '@/cms/manifest';
import { supportTickets } from './support-tickets.collection';

export const supportRoom: RoomManifest = { collections: [supportTickets] };
