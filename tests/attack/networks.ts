/** The nth network that attacks: every tenth an IPv6 /48 of its own, the others an IPv4 /24 of their own. */
export const networkOf = (nth: number): string =>
  nth % 10 === 0
    ? `2001:db8:${(nth + 1).toString(16)}:${(nth % 65_536).toString(16)}::1`
    : `10.${(nth >> 8) & 255}.${nth & 255}.${1 + (nth % 250)}`;

/** The nth visitor, from a network that does not attack. */
export const visitorOf = (nth: number): string => `100.${64 + ((nth >> 8) & 63)}.${nth & 255}.7`;
