import type { RoomManifest } from '@/cms/manifest';
import { blogRoom } from '@/features/blog/cms';
import { brandRoom } from '@/features/brand/cms';
import { brandAssetsRoom } from '@/features/brand-assets/cms';
import { drawRoom } from '@/features/draw/cms';
import { frameRoom } from '@/features/frame/cms';
import { helpRoom } from '@/features/help/cms';
import { homeRoom } from '@/features/home/cms';
import { infoRoom } from '@/features/info/cms';
import { legalRoom } from '@/features/legal/cms';
import { lettersRoom } from '@/features/letters/cms';
import { linksRoom } from '@/features/links/cms';
import { mailRoom } from '@/features/mail/cms';
import { mediaRoom } from '@/features/media/cms';
import { merchRoom } from '@/features/merch/cms';
import { newsletterRoom } from '@/features/newsletter/cms';
import { openingsRoom } from '@/features/openings/cms';
import { sourcesRoom } from '@/features/sources/cms';
import { staffRoom } from '@/features/staff/cms';
import { statusRoom } from '@/features/status/cms';
import { supportRoom } from '@/features/support/cms';
import { refuseFewerThanTakenSeats, waitlistRoom } from '@/features/waitlist/cms';

/** In the order of the back office's menu. */
export const rooms: RoomManifest[] = [
  waitlistRoom,
  supportRoom,
  merchRoom,
  newsletterRoom,
  sourcesRoom,
  mailRoom,
  linksRoom,
  drawRoom,
  homeRoom,
  lettersRoom,
  frameRoom,
  infoRoom,
  statusRoom,
  blogRoom,
  helpRoom,
  openingsRoom,
  legalRoom,
  brandRoom({ refuseFewerThanTakenSeats }),
  brandAssetsRoom,
  mediaRoom,
  staffRoom,
];
