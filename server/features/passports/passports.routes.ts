import type { Handlers } from '../../http/handler-types.ts'
import type { PassportSigner } from '../../passport-keys/passport-keys.ts'
import { type PassportSources, passportOfBike, passportOfFit, signPassport } from './passports.service.ts'

interface Parts {
  sources: PassportSources
  signer: PassportSigner
  /** The address by which the installation names itself. */
  issuer: string
  now(): Date
}

/** The calls for fit passports. */
export const passportHandlers = ({ sources, signer, issuer, now }: Parts) =>
  ({
    async 'POST /api/sessions/:sessionId/passport'({ run, params, body }) {
      const content = await run((tx) => passportOfFit(tx, sources, params.sessionId, body))
      return signPassport(signer, content, { issuer, now: now() })
    },
    async 'POST /api/client/bikes/:bikeId/passport'({ run, params, body }) {
      const content = await run((tx) => passportOfBike(tx, sources, params.bikeId, body))
      return signPassport(signer, content, { issuer, now: now() })
    },
  }) satisfies Partial<Handlers>
