import { expect, it } from 'vitest'
import { fingerprint, readSources, writeSources } from './sources.ts'

it('changes with the English text and with its key', () => {
  const one = fingerprint('common:save', 'Save')
  expect(fingerprint('common:save', 'Save')).toBe(one)
  expect(fingerprint('common:save', 'Store')).not.toBe(one)
  expect(fingerprint('common:keep', 'Save')).not.toBe(one)
})

it('is read as it was written, without namespaces that have nothing', () => {
  const file = writeSources([
    ['common', ['aaaaaa', 'bbbbbb', 'aaaaaa']],
    ['intake', []],
  ])
  expect(file).toBe('common aaaaaa bbbbbb\n')
  expect(readSources(file)).toEqual(new Set(['aaaaaa', 'bbbbbb']))
})
