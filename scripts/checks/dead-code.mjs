import { runTool } from '../check/command.mjs'

export const name = 'dead code'
export const run = () => runTool('knip/bin/knip.js', ['--no-progress'])
