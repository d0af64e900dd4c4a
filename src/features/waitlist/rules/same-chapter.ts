import { SEATED } from './application-states';

/** SQL: `other` is another application of the chapter that `one` is from, however each of them writes its name. */
export const isSameChapter = (one: string, other: string) =>
  `${other}.organization_key = ${one}.organization_key and ${other}.id <> ${one}.id`;

/** SQL: the application takes a founding spot. */
export const holdsSpot = (application: string) => `${application}.status = '${SEATED}'`;
