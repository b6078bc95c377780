/** Something sealed: AES-GCM with its own nonce. */
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

/** Seals bytes for one place; they open nowhere else. */
export async function sealBytes(key: CryptoKey, place: string, plain: BufferSource): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  return { nonce, bytes: await crypto.subtle.encrypt(boundTo(place, nonce), key, plain) }
}

/** What was sealed. Rejects when the key, the place or a byte is another. */
export const unsealBytes = (key: CryptoKey, place: string, { nonce, bytes }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(boundTo(place, nonce), key, bytes)

export const seal = (key: CryptoKey, place: string, text: string): Promise<Sealed> =>
  sealBytes(key, place, new TextEncoder().encode(text))

export const unseal = async (key: CryptoKey, place: string, sealed: Sealed): Promise<string> =>
  new TextDecoder().decode(await unsealBytes(key, place, sealed))
