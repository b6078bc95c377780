import { addressBlock } from './limits.ts'

/**
 * The coarse source of a request: the first 24 bits of an IPv4 address, 48 of an IPv6 address. It identifies a provider
 * or an organisation, but no single connection.
 */
export function networkPrefix(address: string | undefined): string {
  const block = addressBlock(address)
  if (/^\d+\.\d+\.\d+\.\d+$/.test(block)) return `${block.split('.').slice(0, 3).join('.')}.0/24`
  if (/^[0-9a-f]{4}(:[0-9a-f]{4}){3}$/.test(block)) return `${block.split(':').slice(0, 3).join(':')}::/48`
  return 'none'
}
