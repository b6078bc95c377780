/** New objects are collected in steps of 8 MB instead of 16, which keeps about 40 MB less after many requests. */
const SMALL_STEPS = '--max-semi-space-size=8'

/**
 * The commands of `node scripts/launch.mjs <command> [arguments]`. They run on Node 24 after the packages are
 * installed. `run` is a file of this repository, with options of Node and first arguments; the arguments of the command line follow.
 * `web` builds the web first if it is out of date. `watch` runs server and web from source and restarts on change.
 * `development` installs the packages of development, too, if they are missing.
 *
 * @type {Record<string, { run?: string[], web?: boolean, watch?: boolean, development?: boolean }>}
 */
export const COMMANDS = {
  start: { web: true, run: [SMALL_STEPS, 'server/main.ts'] },
  demo: { web: true, run: [SMALL_STEPS, 'server/main.ts', 'demo'] },
  dev: { watch: true },
  test: { run: ['scripts/test.mjs'], development: true },
  check: { run: ['scripts/check.mjs'], development: true },
  backup: { run: ['server/console.ts', 'backup'] },
  restore: { run: ['server/console.ts', 'restore'] },
  bench: { web: true, run: ['scripts/bench.mjs'], development: true },
  drill: { run: ['scripts/drill.mjs'], development: true },
  generate: { run: ['scripts/generate.mjs'], development: true },
  'check:screens': { web: true, run: ['scripts/screens.mjs'], development: true },
  size: { web: true, run: ['scripts/size.mjs'] },
  // For every other script of package.json: `node scripts/launch.mjs run server/console.ts audit:verify`.
  run: { run: [] },
}
