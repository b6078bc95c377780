import { afterEach, expect, it, vi } from 'vitest'
import { runtimeEnvironment } from './runtime.mjs'

afterEach(() => vi.unstubAllEnvs())

it('has freed memory returned, unless the operator has decided otherwise', () => {
  vi.stubEnv('MALLOC_ARENA_MAX', undefined)
  expect(runtimeEnvironment('/product', '/bin/node')).toMatchObject({ MALLOC_ARENA_MAX: '1' })
  vi.stubEnv('MALLOC_ARENA_MAX', '4')
  expect(runtimeEnvironment('/product', '/bin/node')).toMatchObject({ MALLOC_ARENA_MAX: '4' })
})
