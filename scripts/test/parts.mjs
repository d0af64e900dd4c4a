// Which test files run when. `npm test` runs the daily ones, without the tests in them that are tagged `long`;
// `npm run test:long` runs the parts. Each file is in exactly one list (tests/invariants/test-parts.test.ts).

/** @param {string} folder @param {string} ending @param {string} names */
const files = (folder, ending, names) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `tests/${folder}/${name}.${ending}.ts`);
/** @param {string} names */
const int = (names) => files('int', 'test', names);
/** @param {string} names */
const e2e = (names) => files('e2e', 'spec', names);

/** What matters most to people's safety and daily use, in about ten minutes on two cores. */
export const DAILY = [
  ...int(`
    access-matrix api-fields api-forms api-limits api-links api-qr-health api-shape back-office-guard
    back-office-words backup commit-truth desk desk-merge draw every-text export feature-switches file-imports form-endpoints
    founding-seats front-headers front-raw hostile-content hostile-documents https-site links-admin lock-waits mail mail-links media
    more-rights newsletter-issues newsletter-links page-cache page-words policies-in-force policy-versions preview privacy
    private-logs promise-board quote-staff quotes schema-drift second-factor staff-disabled staff-invitations
    staff-passwords staff-sessions staff-sign-in staff-surface staff-throttle state-transitions state-values
    submission-statements ticket-desk ticket-status`),
  ...e2e(`
    accessibility-audit back-office-accessible brand-assets click-to-edit desk draw-control draw-visitor
    editing-collections editing-pages form-endpoints legal links-admin links-edit links-failures links-visitor merch
    newsletter publishing quote quote-failures second-factor staff-invitations support support-fallback waitlist
    waitlist-fallback`),
];

/**
 * @typedef {object} Part
 * @property {string} about
 * @property {string[]} files
 * @property {RegExp} [touched] paths of the product whose change is a reason to run the part
 * @property {true} [onlyNamed] takes as long as it is told to, on a quiet machine: it runs only when it is named
 */

/** @type {Record<string, Part>} */
export const PARTS = {
  checks: {
    about: 'what lint, types and rules report of planted mistakes',
    files: int('lint'),
    touched: /^(biome|tsconfig|knip|package|\.dependency-cruiser)/,
  },
  faults: {
    about: 'nothing acknowledged is lost, whatever is killed, frozen, full or down; FAULTS=long: more often',
    files: int('faults draw-crash worker-life without-mail-server platform-status'),
    touched:
      /^src\/((core|kit)\/db|core\/server\/submission|worker|front\/main)|^scripts\/(start|embedded-postgres)/,
  },
  races: {
    about: 'two people at the same record; RACES=long: eight times as many interleavings',
    files: [
      ...int('races-desk races-records row-locks revisions ordered-client'),
      ...e2e('changed-meanwhile desk-retry'),
    ],
    touched: /^src\/(core|kit)\/(db\/|cms\/|server\/(record|answer))|\/rules\//,
  },
  images: {
    about: 'the container image, the embedded database, npm start',
    files: int('image embedded-database start'),
    touched:
      /^(Dockerfile|docker-compose|balancer|package)|^scripts\/(start|embedded-postgres|container|compose)/,
  },
  abuse: {
    about: 'bad input at every endpoint',
    files: int('abuse front-without-route'),
    touched: /^src\/(front|app\/api|(core|kit)\/server)\/|endpoint|contract\.ts$|^tests\/abuse/,
  },
  fuzz: {
    about: 'random input at the endpoints, half an hour',
    files: ['tests/abuse/fuzz.test.ts'],
    onlyNamed: true,
  },
  attack: {
    about: 'slow and greedy networks, everything at once, on a quiet machine; ATTACK=short: a small one',
    files: ['tests/attack/attack.test.ts', 'tests/attack/slow-readers.test.ts'],
    touched: /^src\/front\/|limit|^tests\/attack/,
  },
  soak: {
    about: 'three quarters of an hour of load, or SOAK_MINUTES, on a quiet machine',
    files: ['tests/soak/soak.test.ts'],
    onlyNamed: true,
  },
  backup: {
    about: 'backups, restores, secrets and stored content of earlier versions',
    files: int('backup-secrecy secrets content-migrations record-files'),
    touched: /^scripts\/(backup|restore|secrets)|^src\/(migrations|(core|kit)\/db)\/|personal-data/,
  },
  roles: {
    about: 'what each process may do in the database',
    files: int('making-roles database-roles'),
    touched: /^scripts\/(roles|prepare)|^src\/migrations\//,
  },
  mail: {
    about: 'email that comes in, back and late, against real servers',
    files: int('mail-receivers mail-events incoming-mail merged-senders ticket-replies'),
    touched: /mail|^src\/worker\//,
  },
  newsletter: {
    about: 'a campaign to 10,000, the archive',
    files: [...int('newsletter-campaign newsletter-archive'), ...e2e('newsletter-issue')],
    touched: /newsletter|^src\/worker\//,
  },
  draw: {
    about: 'adversaries, public values and winners of the draw',
    files: int('draw-adversary draw-value draw-winner'),
    touched: /draw/,
  },
  instances: {
    about: 'two instances behind a balancer',
    files: int('two-instances'),
    touched: /^src\/(front|worker|(core|kit)\/db)\/|^balancer/,
  },
  brand: {
    about: 'a second brand on every page, drafts of a brand, brands as files',
    files: [
      ...int('second-brand brand-drafts brand-file published-brand'),
      ...e2e('brand-file editing-brand second-brand'),
    ],
    touched: /brand|^src\/kit\/ui\/styles/,
  },
  lengths: {
    about: 'the shortest and the longest texts that the forms accept',
    files: e2e('text-lengths info-editing'),
    touched: /texts\.ts$|\/ui\/|\.css$/,
  },
  growth: {
    about: 'plans of statements over many rows; the queue of the desk',
    files: int('growth desk-queue activity application-likeness'),
    touched: /\.(collection|queries)\.ts$|^src\/(migrations|(core|kit)\/db)\//,
  },
  content: {
    about: 'blog, help, press, sources of visits',
    files: [
      ...int('application-desk blog help help-search published-items reworded-labels sources'),
      ...e2e('blog feeds help sources'),
    ],
    touched: /^src\/features\/(blog|help|info|openings|sources|waitlist)/,
  },
  pages: {
    about:
      'every page at every width, by keyboard, without scripts, in forced colors; what else visitors see',
    files: [
      ...int('found'),
      ...e2e(`
        announcements application-sent brand-assets-files brand-assets-zip first-paint forced-colors front-policy home
        home-questions home-thursday info-pages info-status keyboard-flows keyboard-pages legal-history letters
        links-share phone phones-that-work reading shell support-without-mail without-scripts`),
    ],
    touched: /\/ui\/|^src\/(app\/\(site\)|front)\/|\.css$/,
  },
  deletion: {
    about: 'what is left when blog, help or letters is deleted: types, rules, build, schema',
    files: int('feature-deletion'),
    touched: /^src\/(features[^/]*|app\/[^/]+|features\/(blog|help|letters)\/(feature|cms\/index)\.ts)$/,
  },
  staff: {
    about: 'whole days in the back office, its palette, themes and files, on phones too',
    files: e2e(`
      admin-day back-office-theme desk-applications desk-board desk-files desk-merge desk-queue desk-tickets list-changes palette
      phone-back-office staff-day`),
    touched: /\/(admin|cms)\/|^src\/app\/\(payload\)\//,
  },
};

/** The part that runs the tests of the daily files that are tagged `long`. */
export const TAGGED = 'rest';
