import type { Day, Standing } from '../contract';

export type Dated = { number: number; effective: Day; published: Day };

/** A version counts from its effective day, and never before it was published. */
const beginning = ({ effective, published }: Dated): Day => (effective > published ? effective : published);

/** In which order later versions push an earlier one aside. */
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
 * Which version counts is decided when somebody reads, without a schedule: of those whose day has come, the one with
 * the highest number. A later version with an earlier day thus takes the place of one that was announced.
 *
 * @param isPublished false: staff took the policy back, and what would count does not
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

/** The next one to take effect. */
export const firstComing = <Version extends Dated & { standing: Standing }>(versions: Version[]) =>
  versions.filter(({ standing }) => standing.kind === 'coming').sort(byBeginning)[0];
