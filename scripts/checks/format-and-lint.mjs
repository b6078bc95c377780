import { runTool } from '../check/command.mjs'

export const name = 'format and lint'

export async function run() {
  const { ok, output } = await runTool('@biomejs/biome/bin/biome', [
    'ci',
    '--colors=off',
    '--max-diagnostics=50',
  ])
  return {
    ok,
    output: `${output}\n"node_modules/.bin/biome check --write" corrects what is marked FIXABLE, and the format`,
  }
}
