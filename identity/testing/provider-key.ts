import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

export interface ProviderKey {
  publicJwk: JWK
  privateJwk: JWK
  /** An id_token of ten minutes; `claims` take the place of the usual ones. */
  sign(issuer: string, audience: string, claims: JWTPayload): Promise<string>
}

/** What a provider of the tests signs with. */
export async function makeProviderKey(): Promise<ProviderKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const facts = { kid: 'test-key', alg: 'RS256', use: 'sig' }
  return {
    publicJwk: { ...(await exportJWK(publicKey)), ...facts },
    privateJwk: { ...(await exportJWK(privateKey)), ...facts },
    sign: (iss, aud, claims) => {
      const iat = Math.floor(Date.now() / 1000)
      return new SignJWT({ iss, aud, iat, exp: iat + 600, ...claims })
        .setProtectedHeader({ alg: facts.alg, kid: facts.kid })
        .sign(privateKey)
    },
  }
}
