import { runTool } from '../check/command.mjs'

export const name = 'types'
export const run = () => runTool('typescript/bin/tsc', ['--pretty', 'false'])
