import { clearSessionCookie } from '../../http/cookie.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { IdentityGateway } from '../../people/identity-gateway.ts'
import { changeAccount } from './account.service.ts'
import { deleteOwnAccount, readDeletion } from './account-deletion.service.ts'
import { changeResearchConsent, readResearchConsent } from './research-consent.service.ts'

/** What a person's account needs beside the database. */
export interface AccountParts {
  identity: IdentityGateway
  /** Where erasures are written down. */
  erasureLedger: readonly string[]
  /** Whether the browser sends the cookie over https alone. */
  secure: boolean
}

/** A person's own settings and consents, and the end of their account. */
export const accountHandlers = (parts: AccountParts) =>
  ({
    'PATCH /api/account': ({ run, body }) => run((tx) => changeAccount(tx, body)),
    'GET /api/account/research-consent': ({ run }) => run(readResearchConsent),
    'POST /api/account/research-consent': ({ run, body }) => run((tx) => changeResearchConsent(tx, body)),
    'GET /api/account/deletion': ({ run }) => run((tx) => readDeletion(tx, parts.identity)),
    'POST /api/account/deletion': async ({ run, reply }) => {
      await run((tx) => deleteOwnAccount(tx, parts))
      clearSessionCookie(reply, parts.secure)
    },
  }) satisfies Partial<Handlers>
