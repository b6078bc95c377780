import { runTool } from '../check/command.mjs'

/** A promise nobody waits for loses its error; only a linter that knows the types can tell (.oxlintrc.json). */
export const name = 'promises'
export const run = () => runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])
