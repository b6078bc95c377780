import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { memoryFolder } from './memory-folder.mjs'

const module = path.join(import.meta.dirname, 'memory-folder.mjs')

it('makes a folder that others can pass through, and removes it with its content when the process ends', () => {
  const memory = mkdtempSync(path.join(tmpdir(), 'spokewell-memory-'))
  onTestFinished(() => rmSync(memory, { recursive: true }))
  const program = `
    import { statSync, writeFileSync } from 'node:fs'
    import { memoryFolder } from ${JSON.stringify(module)}
    const folder = memoryFolder(${JSON.stringify(memory)}, 1)
    writeFileSync(folder + '/left', '')
    console.log((statSync(folder).mode & 0o777).toString(8))
    process.exit(0)`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(said.trim()).toBe('711')
  expect(readdirSync(memory)).toEqual([])
})

it('makes none where there is too little room, or no such file system', () => {
  expect(memoryFolder(tmpdir(), Number.POSITIVE_INFINITY)).toBeUndefined()
  expect(memoryFolder('/nowhere', 1)).toBeUndefined()
})
