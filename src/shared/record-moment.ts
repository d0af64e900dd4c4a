/** When a record changed last, and what else stands in it. */
export type RecordMoment = {
  /** ISO 8601 */
  updatedAt: string;
  /** Differs as soon as anything differs that a form does not follow by itself. */
  rest: string;
};
