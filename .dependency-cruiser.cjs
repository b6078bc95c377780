// Which floor may import which: domain ← contract ← server, web; locales ← web, server; identity ← server.
// Features are matched by folder, so a new one is bound by the rules from its first file on.
const TESTS = '(\\.(test|arbitrary)\\.tsx?$|/testing/)'
const FLOORS = 'domain|contract|locales|identity|server|web'

/** A floor that may import only these floors, itself included. */
const floor = (name, allowed, advice) => ({
  name: `floor-${name}`,
  severity: 'error',
  comment: advice,
  from: { path: `^${name}/` },
  to: { path: `^(${FLOORS})/`, pathNot: `^(${allowed})/` },
})

/** Features of one side know nothing of each other. */
const features = (side, advice) => ({
  name: `features-${side}`,
  severity: 'error',
  comment: advice,
  from: { path: `^${side}/features/([^/]+)/` },
  to: { path: `^${side}/features/`, pathNot: `^${side}/features/$1/` },
})

module.exports = {
  forbidden: [
    floor('domain', 'domain', 'domain knows nothing above it: pass what it needs as an argument'),
    floor('contract', 'contract|domain', 'contract uses domain only: move the shared type down to domain'),
    floor('locales', 'locales|domain', 'locales are texts: take keys from domain, nothing from above'),
    floor('identity', 'identity', 'identity is a service of its own: pass what it needs when it is mounted'),
    floor(
      'server',
      'server|domain|contract|locales|identity',
      'server never imports web: share through contract',
    ),
    floor('web', 'web|domain|contract|locales', 'web talks to the server by api(): share through contract'),
    {
      name: 'nobody-imports-server-or-web',
      severity: 'error',
      comment: 'tests of the whole product and benchmarks go through the front door: HTTP, or a command',
      // Generators read what a thing is where it is said.
      from: { path: '^(e2e|bench|drills|scripts)/', pathNot: [TESTS, '^scripts/generate/'] },
      to: { path: '^(server|web)/' },
    },
    {
      name: 'web-imports-contract-types-only',
      severity: 'error',
      comment: 'no schema reaches the browser: use "import type"; share a value through domain',
      from: { path: '^web/', pathNot: TESTS },
      to: { path: '^contract/', dependencyTypesNot: ['type-only'] },
    },
    features(
      'server',
      'compose features in server/app.ts, or move the shared part to domain or a concern folder',
    ),
    features('web', 'compose features in web/app, or move the shared part to web/ui or domain'),
    {
      name: 'nothing-below-imports-features',
      severity: 'error',
      comment: 'a concern or the design system serves every feature: let the feature pass in what differs',
      from: {
        path: ['^server/[^/]+/', '^web/[^/]+/'],
        pathNot: ['^server/features/', '^web/(features|app|build|service-worker)/', TESTS],
      },
      to: { path: '^(server|web)/features/' },
    },
    {
      name: 'outbox-knows-no-message',
      severity: 'error',
      comment:
        'the outbox is given the registry of messages: put what is special about a kind into server/messages',
      from: { path: '^server/outbox/', pathNot: TESTS },
      to: { path: '^server/', pathNot: '^server/(outbox|mail|sms|database|vault)/' },
    },
    {
      name: 'only-main-imports-app',
      severity: 'error',
      comment:
        'web/app composes the features: move what others need to a folder below features, or take it as a prop',
      from: { path: '^web/[^/]+/', pathNot: ['^web/(app|build|service-worker)/', TESTS] },
      to: { path: '^web/app/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'domain does no input or output and has no framework: do it in server or web and pass the result',
      from: { path: '^domain/', pathNot: TESTS },
      to: { dependencyTypes: ['core', 'npm'], pathNot: 'node_modules/temporal-' },
    },
    {
      name: 'embedded-postgres-public-files',
      severity: 'error',
      comment: 'use server/database/embedded/embedded-postgres.ts (and data-dir-lock.ts)',
      from: { pathNot: '^server/database/embedded/' },
      to: {
        path: '^server/database/embedded/',
        pathNot: ['/(embedded-postgres|data-dir-lock)\\.ts$', '/testing/'],
      },
    },
    {
      name: 'no-development-packages',
      severity: 'error',
      comment: 'what runs in production is a dependency, not a devDependency',
      from: { path: `^(${FLOORS})/`, pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '/@types/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'move what both need into a third file',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'the import leads nowhere: check the path, its .ts ending, and package.json',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|var)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
