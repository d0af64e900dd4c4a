// Run after `npm install <package>` (npm run lock). A registry mirror may lack packages of other platforms; npm then
// omits them from the lock file, and `npm ci` calls that lock file outdated. They are never downloaded on other
// platforms, so npm needs only a name, a version and a platform.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const file = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'];
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** @param {string} name such as `@next/swc-linux-x64-musl` */
const platformOf = (name) => {
  const words = name.split('/').at(-1)?.split('-') ?? [];
  const libc = words.includes('musl') ? 'musl' : words.some((word) => word.startsWith('gnu')) ? 'glibc' : '';
  const system = SYSTEMS.find((word) => words.includes(word));
  const processor = PROCESSORS.find((word) => words.includes(word));
  return {
    ...(processor && { cpu: [processor] }),
    ...(libc && { libc: [libc] }),
    ...(system && { os: [system] }),
  };
};

/** @param {string} from @param {string} name */
const isLocked = (from, name) => {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
};

let added = 0;
for (const [from, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(from, name) || !/^\d+\.\d+\.\d+/.test(version)) continue;
    const platform = platformOf(name);
    if (!platform.cpu) throw new Error(`${name}: unknown platform`);
    lock.packages[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platform };
    added += 1;
  }
}
// Packages of an optional peer: npm 11 calls them extraneous and does not install them, npm 10 misses them when they
// are not in the lock file. Marked as optional they suit both.
for (const [at, { extraneous, ...entry }] of Object.entries(lock.packages)) {
  if (extraneous) lock.packages[at] = { ...entry, dev: true, optional: true, peer: true };
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to package-lock.json`);
