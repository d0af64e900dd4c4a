import type { ReadAnnouncement } from '@/core/shared/announcement';
import { isClosed } from '@/kit/shared/closed-addresses';
import { roundPath } from '../contract';
import { dueIn } from '../protocol/first-version';
import { announcementText } from '../rules/announcement';
import { readPublicRound } from './rounds.queries';

/** What a newsletter issue says of a committed round. */
export const readAnnouncement: ReadAnnouncement = async (id) => {
  const round = await readPublicRound(id);
  if (!round || round.cancelled || isClosed(roundPath(id))) return null;
  const due = dueIn(round.facts);
  return {
    sentences: announcementText({ ...round.facts, due }),
    path: roundPath(id),
    isAhead: round.state === 'committed' && Date.parse(due) > Date.now(),
  };
};
