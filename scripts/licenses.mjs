// Writes docs/licenses.md from package-lock.json: what is shipped, under which licenses. Part of `npm run lock`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Their manifests state the license in a form that npm no longer reads. */
const OLD_FORM = { busboy: 'MIT', streamsearch: 'MIT' };

/** @typedef {{ version: string, license?: string, dev?: boolean, devOptional?: boolean }} Package */

/** @param {string} at @returns {string} the package's name, wherever it is nested */
const nameOf = (at) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * @param {Record<string, Package>} packages as in package-lock.json
 * @returns {string} docs/licenses.md
 * @throws {Error} for a package whose license is unknown
 */
export const describeLicenses = (packages) => {
  const all = Object.entries(packages).filter(([at]) => at !== '');
  const shipped = all.filter(([, { dev, devOptional }]) => !dev && !devOptional);
  /** @param {string} name @param {Package} one */
  const licenseOf = (name, { license, version }) => {
    const known = license ?? OLD_FORM[/** @type {keyof typeof OLD_FORM} */ (name)];
    if (known) return known;
    // A package of another platform, about which the lock file says little: its siblings share maker and version.
    const scope = name.split('/')[0];
    const sibling = all.find(
      ([at, other]) => nameOf(at).startsWith(`${scope}/`) && other.version === version && other.license,
    );
    if (!sibling)
      throw new Error(`The license of ${name} is unknown: look it up, and add it to scripts/licenses.mjs.`);
    return sibling[1].license ?? '';
  };
  /** @type {Map<string, Set<string>>} */
  const groups = new Map();
  for (const [at, one] of shipped) {
    const name = nameOf(at);
    const license = licenseOf(name, one);
    groups.set(license, (groups.get(license) ?? new Set()).add(`${name} ${one.version}`));
  }
  const sections = [...groups]
    .sort(([a, x], [b, y]) => y.size - x.size || (a < b ? -1 : 1))
    .map(([license, names]) => `## ${license} (${names.size})\n\n${[...names].sort().join(', ')}\n`);
  return `# Licenses of what is shipped

Written by \`npm run lock\` from \`package-lock.json\`; tools of development are left out. All may be used as they are here: unchanged, as
packages of their own. Those of the LGPL (libvips, beside sharp) and of the MPL are replaced by putting another build in their folder.

${sections.join('\n')}`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(path.join(root, 'docs/licenses.md'), describeLicenses(packages));
}
