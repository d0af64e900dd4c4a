/** Letters that a name may go on with: `@theo` in `@theodora` names nobody else. */
const GOES_ON = /[\p{L}\p{N}_-]/u;

const names = (text: string, username: string): boolean => {
  const sign = `@${username.toLowerCase()}`;
  const words = text.toLowerCase();
  for (let at = words.indexOf(sign); at !== -1; at = words.indexOf(sign, at + 1)) {
    const isBegin = at === 0 || !GOES_ON.test(words.charAt(at - 1));
    if (isBegin && !GOES_ON.test(words.charAt(at + sign.length))) return true;
  }
  return false;
};

/** The people whom a note names by `@`. */
export const mentioned = <Person extends { username: string }>(
  text: string,
  people: readonly Person[],
): Person[] => people.filter(({ username }) => names(text, username));
