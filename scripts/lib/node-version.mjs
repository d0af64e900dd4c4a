// Read by a Node that may be too old for everything else: plain syntax, no imports.
const WANTED = [20, 19];

/**
 * @param {string} version of Node, as in `process.versions.node`
 * @returns {{ refusal?: string, warning?: string }} one line for the person who starts it
 */
export const checkNode = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = WANTED;
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor))
    return { refusal: `Colonnade needs Node ${WANTED.join('.')} or later; this is ${version}.` };
  if (major === 20)
    return {
      warning: `Node 20 has had no security release since April 2026: please move to Node 24 (this is ${version})`,
    };
  return {};
};
