import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The repository's folder. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..')

/** The text of a file of the repository, '' for a folder, null if neither exists. @param {string} place */
export function readPlace(place) {
  const target = path.join(ROOT, place)
  if (!existsSync(target)) return null
  return statSync(target).isDirectory() ? '' : readFileSync(target, 'utf8')
}

/**
 * Runs a program of node_modules with this Node and collects its output.
 * @param {string} program path below node_modules @param {string[]} args
 * @returns {Promise<{ ok: boolean, output: string, stdout: string }>}
 */
export function runTool(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', program), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let stdout = ''
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      stdout += chunk
      output += chunk
    })
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ ok: code === 0, output, stdout }))
  })
}
