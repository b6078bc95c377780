// `npm run bench` runs every benchmark of bench/ one after the other; `npm run bench -- start-up` that one alone.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './launch/child.mjs'

const root = path.resolve(import.meta.dirname, '..')
const known = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => path.basename(file, '.ts'))
const [only, ...args] = process.argv.slice(2)
const chosen = only === undefined ? known : known.filter((name) => name === only)

if (chosen.length === 0) {
  console.error(`Benchmarks: ${known.join(', ')}`)
  process.exitCode = 1
}
for (const name of chosen) {
  console.log(`\n${name}`)
  const code = await runToEnd(process.execPath, [`bench/${name}.ts`, ...args], {
    cwd: root,
    env: process.env,
  })
  if (code !== 0) process.exitCode = code
}
