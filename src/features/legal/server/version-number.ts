/** Each number has one spelling: `01`, `1.0` and `+1` are not versions. */
export const versionNumber = (segment = ''): number | null =>
  /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : null;
