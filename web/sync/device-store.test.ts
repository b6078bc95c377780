import { expect, it } from 'vitest'
import { makeDeviceKey, seal, unseal } from './device-store.ts'

it('opens what it sealed only with the same key at the same place', async () => {
  const key = await makeDeviceKey()
  const sealed = await seal(key, 'here', 'numb fingers')
  expect(await unseal(key, 'here', sealed)).toBe('numb fingers')
  await expect(unseal(key, 'elsewhere', sealed)).rejects.toThrow()
  await expect(unseal(await makeDeviceKey(), 'here', sealed)).rejects.toThrow()
  expect(new TextDecoder().decode(sealed.bytes)).not.toContain('numb')
})

it('creates keys that cannot be exported from the browser', async () => {
  await expect(crypto.subtle.exportKey('raw', await makeDeviceKey())).rejects.toThrow()
})
