// `npm run generate`: writes the files that are generated from code. `npm run check` verifies that they are current.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './check/command.mjs'
import { generatedFiles } from './generate/generated-files.ts'

for (const { file, generate } of generatedFiles) {
  const target = path.join(ROOT, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, await generate())
  console.log(file)
}
