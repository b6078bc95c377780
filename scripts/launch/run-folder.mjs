import { readdirSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './child.mjs'

const root = path.resolve(import.meta.dirname, '..', '..')

/**
 * Runs the programs of a folder one after the other, or only the named one. The process fails if one of them does.
 * @param {string} folder every `.ts` file directly in it is a program
 * @param {string[]} words a program's name and its arguments; without them all programs run
 */
export async function runFolder(folder, [only, ...args]) {
  const known = readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'))
  const chosen = only === undefined ? known : known.filter((name) => name === only)
  if (chosen.length === 0) {
    console.error(`There are: ${known.join(', ')}`)
    process.exitCode = 1
  }
  for (const name of chosen) {
    console.log(`\n${name}`)
    const code = await runToEnd(process.execPath, [`${folder}/${name}.ts`, ...args], {
      cwd: root,
      env: process.env,
    })
    if (code !== 0) process.exitCode = code
  }
}
