import type { FastifyInstance } from 'fastify'
import type { PassportSigner } from '../../passport-keys/passport-keys.ts'

/**
 * Publishes the keys that verify this installation's fit passports, for everybody and from everywhere: they are public,
 * and a verifier of another origin needs them too.
 */
export function publishPassportKeys(app: FastifyInstance, signer: Pick<PassportSigner, 'published'>): void {
  app.get('/.well-known/fit-passport-keys.json', async (_request, reply) => {
    const { issuer, keys } = await signer.published()
    return reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send({ issuer, keys: keys.map((key) => ({ ...key, alg: 'ES256', use: 'sig' })) })
  })
}
