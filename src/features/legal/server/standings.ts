import type { Day, Standing } from '../contract';

export type Dated = { number: number; effective: Day; published: Day };

/** A version is effective from its effective date, but never before it was published. */
const beginning = ({ effective, published }: Dated): Day => (effective > published ? effective : published);

/** The order in which later versions replace earlier ones. */
const byBeginning = (one: Dated, other: Dated) =>
  beginning(one).localeCompare(beginning(other)) || other.number - one.number;

function standingOf(version: Dated, all: Dated[], today: Day): Standing {
  const later = all.filter(({ number }) => number > version.number).sort(byBeginning);
  const forestaller = later.find(
    (one) => one.published < version.effective && beginning(one) <= version.effective,
  );
  if (forestaller) return { kind: 'never', by: forestaller.number };
  const successor = later[0];
  if (successor && beginning(successor) <= today)
    return { kind: 'replaced', by: successor.number, on: beginning(successor) };
  return { kind: beginning(version) > today ? 'coming' : 'in-force' };
}

/**
 * Decides on reading, without a schedule, which version is effective: of those whose date has come, the one with the
 * highest number. So a later version with an earlier date replaces one that was announced.
 *
 * @param isPublished false: staff withdrew the policy, so no version is effective
 */
export function withStandings<Version extends Dated>(
  versions: Version[],
  today: Day,
  isPublished: boolean,
): (Version & { standing: Standing })[] {
  return versions.map((version) => {
    const standing = standingOf(version, versions, today);
    const counts = standing.kind === 'in-force' || standing.kind === 'coming';
    return { ...version, standing: counts && !isPublished ? { kind: 'taken-back' } : standing };
  });
}

/** The next version to take effect. */
export const firstComing = <Version extends Dated & { standing: Standing }>(versions: Version[]) =>
  versions.filter(({ standing }) => standing.kind === 'coming').sort(byBeginning)[0];
