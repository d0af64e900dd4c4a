/**
 * The import rules (docs/architecture.md): a feature's layers may import only what exists in their runtime.
 * Back-references ($1) protect every feature, including future ones.
 */
const FEATURE = '^src/features/([^/]+)/';
const OTHER_FEATURE = { path: '^src/features/', pathNot: '^src/features/$1/' };

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const tests = '\\.test\\.tsx?$';

export default {
  forbidden: [
    rule('no-cycle', 'Two modules that need each other are one, or three.', {}, { circular: true }),
    rule(
      'no-orphan',
      'A file that nothing uses is dead.',
      {
        orphan: true,
        path: '^(src|scripts|tests)/',
        pathNot: [
          tests,
          '\\.d\\.ts$',
          // Next finds these by their location.
          '^src/(app/|instrumentation)',
          '^src/migrations/',
          // Run by name.
          '^src/(front|worker)/main',
          '^scripts/[^/]+$',
          '^scripts/lib/end-with-parent',
          '^tests/(e2e|screens|audit)/.*\\.(spec|screens|audit)\\.ts$',
          '^tests/bench/(main|plain-server|baseline/)',
          '^tests/support/(launcher-child|.*-reporter|.*\\.setup)',
        ],
      },
      {},
    ),
    rule(
      'not-to-unresolvable',
      'An unresolvable import breaks a build later.',
      {},
      { couldNotResolve: true },
    ),
    rule(
      'not-to-dev-dependency',
      'Code that runs in production may import dependencies only.',
      {
        path: '^(src|scripts|payload\\.config|next\\.config)',
        // The fonts are built by hand and committed.
        pathNot: [tests, '^scripts/make-fonts'],
      },
      { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    ),
    rule(
      'features-are-closed',
      'Features never import features; src/app composes them.',
      { path: FEATURE },
      OTHER_FEATURE,
    ),
    rule(
      'contract-is-pure',
      "A contract runs anywhere: zod, shared code and its feature's protocol and rules only.",
      {
        path: '^src/features/([^/]+)/(contract[a-z.-]*|[a-z-]+\\.form)\\.ts$',
        pathNot: tests,
      },
      { pathNot: ['^src/(core|kit)/shared/', '^src/features/$1/(protocol|rules)/', 'node_modules/zod/'] },
    ),
    rule(
      'manifest-is-pure',
      'What a feature declares runs anywhere, and begins no work of its own.',
      { path: '^src/features/([^/]+)/feature\\.ts$' },
      { pathNot: ['^src/(core|kit)/shared/', '^src/features/$1/(rules/|contract|[a-z-]+\\.form\\.)'] },
    ),
    rule(
      'server-manifest',
      "A server's manifest names server code of its own feature.",
      { path: '^src/features/([^/]+)/feature\\.server\\.ts$' },
      {
        path: '^src/',
        pathNot: [
          '^src/(core|kit)/(db|server|shared)/',
          '^src/features/$1/(server|rules)/',
          '^src/features/$1/(contract|[a-z-]+\\.form\\.)',
        ],
      },
    ),
    rule(
      'no-manifest-in-browsers',
      'A browser loads the words of its page, not those of every feature.',
      {
        path: [
          '^src/(core|kit)/(ui|admin|shared)/',
          '^src/features/[^/]+/(ui|admin|protocol|rules|contract)',
        ],
      },
      { path: ['^src/features\\.', '^src/features/[^/]+/feature\\.'], reachable: true },
    ),
    rule(
      'protocol-is-pure',
      'A protocol is what strangers implement too: it stands on nothing but shared code and a library of curves.',
      { path: `${FEATURE}protocol/`, pathNot: tests },
      { pathNot: ['^src/features/$1/protocol/', '^src/(core|kit)/shared/', 'node_modules/@noble/'] },
    ),
    rule(
      'rules-are-pure',
      "What a feature's every layer asks stands on nothing but shared code.",
      { path: `${FEATURE}rules/`, pathNot: tests },
      { pathNot: ['^src/features/$1/rules/', '^src/(core|kit)/shared/'] },
    ),
    rule(
      'shared-is-pure',
      'shared code runs in every runtime.',
      { path: '^src/(core|kit)/shared/', pathNot: tests },
      {
        pathNot: ['^src/(core|kit)/shared/', 'node_modules/(zod|ipaddr\\.js|@date-fns/tz)/'],
      },
    ),
    rule(
      'feature-ui',
      'ui runs in browsers and server components.',
      { path: `${FEATURE}ui/`, pathNot: tests },
      {
        path: ['^src/', 'node_modules/(payload|@payloadcms|pg)/', '^payload\\.config'],
        pathNot: [
          '^src/features/$1/(ui/|protocol/|rules/|contract|[a-z-]+\\.form\\.)',
          '^src/(core|kit)/ui/',
          '^src/(core|kit)/shared/',
        ],
      },
    ),
    rule(
      'feature-cms',
      "cms runs inside Payload's config.",
      { path: `${FEATURE}cms/`, pathNot: tests },
      {
        path: ['^src/', '^payload\\.config'],
        pathNot: [
          '^src/features/$1/(cms/|protocol/|rules/|contract|[a-z-]+\\.form\\.)',
          '^src/(core|kit)/(cms|db|shared)/',
          '^src/env',
          '^src/payload-types',
        ],
      },
    ),
    rule(
      'feature-admin',
      "admin is the back office's bundle.",
      { path: `${FEATURE}admin/`, pathNot: tests },
      {
        path: ['^src/', '^payload\\.config'],
        pathNot: [
          '^src/features/$1/(admin/|protocol/|rules/|contract|[a-z-]+\\.form\\.)',
          '^src/(core|kit)/(admin|shared)/',
          '^src/payload-types',
        ],
      },
    ),
    rule(
      'feature-server',
      "server runs in Next's server and the worker; cms by types only.",
      {
        path: `${FEATURE}server/`,
        pathNot: tests,
      },
      {
        path: ['^src/', '^payload\\.config'],
        pathNot: [
          '^src/features/$1/(server/|ui/|protocol/|rules/|contract|[a-z-]+\\.form\\.)',
          '^src/(core|kit)/(server|db|ui|shared)/',
          '^src/env',
          '^src/payload-types',
          '^src/site-pages\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'kit-knows-no-subject',
      'The kit is what another product could take as it is.',
      { path: '^src/kit/', pathNot: tests },
      { path: '^src/', pathNot: ['^src/kit/', '^src/env', '^src/payload-types'] },
    ),
    rule(
      'core-imports-no-feature',
      'What every feature may import imports no feature.',
      { path: '^src/core/', pathNot: tests },
      { path: '^src/(features/|app/|front/|worker/)' },
    ),
    rule(
      'shared-ui',
      'ui runs in browsers and server components: no server, no Payload.',
      { path: '^src/(core|kit)/ui/', pathNot: tests },
      {
        path: ['^src/', 'node_modules/(payload|@payloadcms|pg)/', '^payload\\.config'],
        pathNot: ['^src/(core|kit)/ui/', '^src/(core|kit)/shared/'],
      },
    ),
    rule(
      'shared-admin',
      "What the back office's features share has no server.",
      { path: '^src/(core|kit)/admin/', pathNot: tests },
      { path: ['^src/', '^payload\\.config'], pathNot: ['^src/(core|kit)/(admin|shared)/'] },
    ),
    rule(
      'shared-cms',
      "What runs inside Payload's config.",
      { path: '^src/(core|kit)/cms/', pathNot: tests },
      {
        path: ['^src/', '^payload\\.config'],
        pathNot: [
          '^src/(core|kit)/(cms|db|shared)/',
          '^src/env',
          '^src/payload-types',
          '^src/site-pages\\.ts$',
        ],
      },
    ),
    rule(
      'shared-db',
      'What all processes share.',
      { path: '^src/(core|kit)/db/', pathNot: tests },
      {
        path: ['^src/', '^payload\\.config'],
        pathNot: ['^src/(core|kit)/(db|shared)/', '^src/env', '^src/site-links\\.ts$'],
      },
    ),
    rule(
      'shared-server',
      "What runs in Next's server and the worker.",
      { path: '^src/(core|kit)/server/', pathNot: tests },
      {
        path: '^src/',
        pathNot: [
          '^src/(core|kit)/(server|db|shared|ui)/',
          '^src/env',
          '^src/payload-types',
          '^src/site-(pages|links)\\.ts$',
        ],
      },
    ),
    rule(
      'front-knows-no-subject',
      'The front serves; it reads no feature.',
      { path: '^src/front/', pathNot: tests },
      {
        path: ['^src/', '^payload\\.config', 'node_modules/(payload|@payloadcms)/'],
        pathNot: [
          '^src/front/',
          '^src/(core|kit)/(server|db|shared)/',
          '^src/env',
          '^src/(features|site-pages|site-forms)\\.ts$',
        ],
      },
    ),
    rule(
      'worker',
      "The worker runs features' jobs.",
      { path: '^src/worker/', pathNot: tests },
      {
        path: ['^src/', '^payload\\.config'],
        pathNot: [
          '^src/worker/',
          '^src/(core|kit)/(server|db|shared)/',
          '^src/env',
          '^src/features(\\.server)?\\.ts$',
          '^src/features/[^/]+/(server/|contract)',
        ],
      },
    ),
    rule(
      'config-from-payload-only',
      'Only routes, the Payload client and the maker of migrations load the config.',
      {
        path: '^(src|scripts)/',
        pathNot: [
          '^src/app/\\(payload\\)/',
          '^src/core/server/payload\\.ts$',
          '^scripts/make-migration\\.ts$',
        ],
      },
      { path: '^payload\\.config' },
    ),
    rule(
      'src-without-scripts',
      'Scripts start src; src never needs them.',
      { path: '^src/', pathNot: tests },
      { path: '^scripts/' },
    ),
    rule(
      'product-without-tests',
      'What runs in production never needs a test.',
      { path: '^(src|scripts|payload\\.config|next\\.config)', pathNot: tests },
      { path: '^tests/' },
    ),
    rule(
      'scripts',
      'Scripts reach data and server code of src, and nothing that draws.',
      { path: '^scripts/', pathNot: tests },
      {
        path: '^src/',
        pathNot: [
          '^src/migrations/',
          '^src/(core|kit)/(cms|db|server|shared)/',
          '^src/(env|features|features\\.server|payload-types)\\.ts$',
          '^src/features/[^/]+/(server/|protocol/|contract)',
        ],
      },
    ),
    rule(
      'start-knows-no-subject',
      'What starts the processes and the embedded database knows no feature and no Payload.',
      { path: '^scripts/(start|embedded-postgres|lib)/', pathNot: tests },
      {
        path: ['^src/', '^scripts/seed/', '^payload\\.config', 'node_modules/(payload|@payloadcms|next)/'],
        pathNot: ['^src/(core|kit)/(db|shared)/', '^src/env'],
      },
    ),
    rule(
      'backup-without-payload',
      'Backup, restore and the secrets work without Payload and without a feature.',
      { path: '^scripts/(backup|restore|secrets)(/|\\.ts)', pathNot: tests },
      {
        path: [
          '^src/(app|features|front|worker)/',
          '^src/(core|kit)/(admin|cms|server|ui)/',
          '^payload\\.config',
          'node_modules/(payload|next)/',
        ],
      },
    ),
    rule(
      'plain-scripts',
      'Scripts of plain JavaScript run before anything is installed; only start.mjs loads more, later. The verifier is bundled.',
      { path: '^scripts/.*\\.mjs$', pathNot: '^scripts/verify-draw/' },
      { pathNot: '^scripts/.*\\.mjs$', dependencyTypesNot: ['core'], dynamic: false },
    ),
    rule(
      'tests-are-imported-by-none',
      'An imported test file runs its tests once more; what two files share stands beside them.',
      { pathNot: '^tests/bench/main' },
      { path: '\\.(test|spec|bench|screens|audit)\\.tsx?$', pathNot: 'node_modules/' },
    ),
    rule(
      'playwright-without-vitest',
      'A file belongs to one runner: the expectations of another fail without a name.',
      { path: '^tests/(e2e|screens|audit)/' },
      { path: 'node_modules/vitest/' },
    ),
    rule(
      'vitest-without-playwright',
      'A file belongs to one runner: the expectations of another fail without a name.',
      { path: tests },
      { path: 'node_modules/@playwright/test/', dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.next/', '\\.css$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
