import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

export interface ProviderKey {
  publicJwk: JWK
  privateJwk: JWK
  /** An id_token valid for ten minutes; `claims` replace the usual ones. */
  sign(issuer: string, audience: string, claims: JWTPayload): Promise<string>
}

/** The signing key of a test provider. */
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
