import { expect, it } from 'vitest'
import { networkPrefix } from './network-prefix.ts'

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:a:b:c:d:e:f', '2001:0db8:000a::/48'],
  ['::1', '0000:0000:0000::/48'],
  [undefined, 'none'],
  ['nonsense', 'none'],
])('%s is kept as %s', (address, network) => {
  expect(networkPrefix(address)).toBe(network)
})
