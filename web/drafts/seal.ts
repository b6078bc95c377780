/** A sealed text: AES-GCM with its own nonce. */
export interface Sealed {
  nonce: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const algorithm = { name: 'AES-GCM', length: 256 }

/** A key that this browser can use and nobody can read, not even this page. */
export const makeDeviceKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt'])

const boundTo = (place: string, nonce: Uint8Array<ArrayBuffer>) => ({
  name: algorithm.name,
  iv: nonce,
  additionalData: new TextEncoder().encode(place),
})

/** Seals a text for one place; it opens nowhere else. */
export async function seal(key: CryptoKey, place: string, text: string): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt(boundTo(place, nonce), key, new TextEncoder().encode(text))
  return { nonce, bytes }
}

/** The text of a seal. Rejects when the key, the place or a byte is another. */
export async function unseal(key: CryptoKey, place: string, { nonce, bytes }: Sealed): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt(boundTo(place, nonce), key, bytes))
}
