import { runTool } from '../check/command.mjs'

/** Rules that need types (unawaited promises, values of type `any`), and the sizes of files: .oxlintrc.json. */
export const name = 'oxlint'
export const run = () => runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])
