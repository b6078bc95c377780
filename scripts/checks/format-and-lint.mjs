import { runTool } from '../check/command.mjs'

export const name = 'format and lint'
export const run = () => runTool('@biomejs/biome/bin/biome', ['ci', '--colors=off', '--max-diagnostics=50'])
