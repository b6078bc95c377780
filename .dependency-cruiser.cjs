// Which layer may import which: domain ← contract ← server, web; locales ← web, server; identity ← server.
// Features are matched by folder, so the rules apply to a new one from its first file.
const TESTS = '(\\.(test|arbitrary)\\.tsx?$|/testing/)'
const LAYERS = 'domain|contract|locales|identity|server|web'

/** A layer that may import only these layers, itself included. */
const layer = (name, allowed, advice) => ({
  name: `layer-${name}`,
  severity: 'error',
  comment: advice,
  from: { path: `^${name}/` },
  to: { path: `^(${LAYERS})/`, pathNot: `^(${allowed})/` },
})

/** Features of one side may not import each other. */
const features = (side, advice) => ({
  name: `features-${side}`,
  severity: 'error',
  comment: advice,
  from: { path: `^${side}/features/([^/]+)/` },
  to: { path: `^${side}/features/`, pathNot: `^${side}/features/$1/` },
})

module.exports = {
  forbidden: [
    layer('domain', 'domain', 'domain imports no other layer: pass what it needs as an argument'),
    layer('contract', 'contract|domain', 'contract only imports domain: move the shared type to domain'),
    layer('locales', 'locales|domain', 'locales contain texts: import keys from domain only'),
    layer('identity', 'identity', 'identity is a separate service: pass what it needs when it is mounted'),
    layer(
      'server',
      'server|domain|contract|locales|identity',
      'server never imports web: share through contract',
    ),
    layer('web', 'web|domain|contract|locales', 'web calls the server with api(): share through contract'),
    {
      name: 'nobody-imports-server-or-web',
      severity: 'error',
      comment: 'tests of the whole product and benchmarks use HTTP or a command',
      // Generators read definitions from the code.
      from: { path: '^(e2e|bench|drills|scripts)/', pathNot: [TESTS, '^scripts/generate/'] },
      to: { path: '^(server|web)/' },
    },
    {
      name: 'web-imports-contract-types-only',
      severity: 'error',
      comment: 'schemas must not be bundled for the browser: use "import type"; share a value through domain',
      from: { path: '^web/', pathNot: TESTS },
      to: { path: '^contract/', dependencyTypesNot: ['type-only'] },
    },
    features(
      'server',
      'compose features in server/app.ts, or move the shared part to domain or a shared folder',
    ),
    features('web', 'compose features in web/app, or move the shared part to web/ui or domain'),
    {
      name: 'nothing-below-imports-features',
      severity: 'error',
      comment:
        'shared folders and the design system serve all features: let the feature pass in what differs',
      from: {
        path: ['^server/[^/]+/', '^web/[^/]+/'],
        pathNot: ['^server/features/', '^web/(features|app|build|service-worker)/', TESTS],
      },
      to: { path: '^(server|web)/features/' },
    },
    {
      name: 'outbox-knows-no-message',
      severity: 'error',
      comment: 'the outbox receives the registry of messages: put code for one kind into server/messages',
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
      name: 'form-without-router-and-queries',
      severity: 'error',
      comment:
        "a guest's pages have neither: use web/ui/navigation.tsx, web/account/present.ts and api() (docs/decisions/0040)",
      from: {
        path: [
          '^web/(guest|start)\\.tsx$',
          '^web/app/guest-entry/',
          '^web/account/(link-secret|present|visitor|require-role)\\.',
          '^web/(features/welcome|link-visit)/',
          '^web/(form|drafts|sync|privacy-notice|ui)/',
          '^web/features/intake/(intake-of|intake-parts|send-submission)\\.',
          '^web/features/follow-ups/((form|visit)/|(follow-up-page|find-milestone|see-answers|keep-answers)\\.)',
          '^web/features/follow-ups/(home-links|not-yours|message-page|injury-remembered)\\.',
        ],
        pathNot: ['^web/form/correction/', '^web/ui/cursor-pages\\.', TESTS],
      },
      to: { path: '^node_modules/(react-router|@tanstack)/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'domain has no I/O and no framework: do it in server or web and pass the result',
      from: { path: '^domain/', pathNot: TESTS },
      to: { dependencyTypes: ['core', 'npm'], pathNot: 'node_modules/(temporal-|@stdlib/)' },
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
      comment: 'a package that production code uses must be a dependency, not a devDependency',
      from: { path: `^(${LAYERS})/`, pathNot: TESTS },
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
      comment: 'the imported file does not exist: check the path, its .ts ending, and package.json',
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
