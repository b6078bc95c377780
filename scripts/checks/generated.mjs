import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

export const name = 'generated files'

/** Generates every generated file again in memory and compares it with the committed one. */
export async function run() {
  const { generatedFiles } = await import('../generate/generated-files.ts')
  const stale = []
  for (const { file, generate } of generatedFiles) {
    const target = path.join(ROOT, file)
    const committed = existsSync(target) ? readFileSync(target, 'utf8') : undefined
    if (committed !== (await generate())) stale.push(file)
  }
  const output = stale.map((file) => `${file} is not what the code says now: run "npm run generate"`)
  return { ok: generatedFiles.length > 0 && stale.length === 0, output: output.join('\n') }
}
