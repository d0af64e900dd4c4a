import type { IsoDay, VersionStatus } from '../contract';

export type Dated = { number: number; effective: IsoDay; published: IsoDay };

/** A version is effective from its effective date, but never before it was published. */
const beginning = ({ effective, published }: Dated): IsoDay =>
  effective > published ? effective : published;

/** The order in which later versions replace earlier ones. */
const byBeginning = (one: Dated, other: Dated) =>
  beginning(one).localeCompare(beginning(other)) || other.number - one.number;

function versionStatusOf(version: Dated, all: Dated[], today: IsoDay): VersionStatus {
  const later = all.filter(({ number }) => number > version.number).sort(byBeginning);
  const preemptor = later.find(
    (one) => one.published < version.effective && beginning(one) <= version.effective,
  );
  if (preemptor) return { kind: 'never', by: preemptor.number };
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
export function withVersionStatus<Version extends Dated>(
  versions: Version[],
  today: IsoDay,
  isPublished: boolean,
): (Version & { status: VersionStatus })[] {
  return versions.map((version) => {
    const status = versionStatusOf(version, versions, today);
    const counts = status.kind === 'in-force' || status.kind === 'coming';
    return { ...version, status: counts && !isPublished ? { kind: 'taken-back' } : status };
  });
}

/** The next version to take effect. */
export const firstComing = <Version extends Dated & { status: VersionStatus }>(versions: Version[]) =>
  versions.filter(({ status }) => status.kind === 'coming').sort(byBeginning)[0];
