import { clearSessionCookie } from '../../http/cookie.ts'
import type { Handlers } from '../../http/handler-types.ts'
import type { IdentityGateway } from '../../people/identity-gateway.ts'
import { changeAccount } from './account.service.ts'
import { deleteOwnAccount, readDeletion } from './account-deletion.service.ts'
import { eraseFile, readFileErasure } from './file-erasure.service.ts'
import { changeLinkConsent, readLinkConsents } from './link-consents.service.ts'
import {
  answerFitConsent,
  listFiles,
  listRestrictedClients,
  readConsents,
  restrictFile,
} from './own-files.service.ts'
import { changeResearchConsent, readResearchConsent } from './research-consent.service.ts'

/** What the account calls need besides the database. */
export interface AccountParts {
  identity: IdentityGateway
  /** The copies of the erasure ledger. */
  erasureLedger: readonly string[]
  /** Whether the cookie is `Secure`. */
  secure: boolean
}

/** The calls for a person's own settings and consents, and for deleting the account. */
export const accountHandlers = (parts: AccountParts) =>
  ({
    'PATCH /api/account': ({ run, body }) => run((tx) => changeAccount(tx, body)),
    'GET /api/account/research-consent': ({ run }) => run(readResearchConsent),
    'POST /api/account/research-consent': ({ run, body }) =>
      run((tx) => changeResearchConsent(tx, body, parts)),
    'GET /api/account/deletion': ({ run }) => run((tx) => readDeletion(tx, parts.identity)),
    'POST /api/account/deletion': async ({ run, reply }) => {
      const receipts = await run((tx) => deleteOwnAccount(tx, parts))
      clearSessionCookie(reply, parts.secure)
      return receipts
    },
    'GET /api/account/files': ({ run }) => run(listFiles),
    'GET /api/account/consents': ({ run }) => run((tx) => readConsents(tx)),
    'POST /api/account/files/:riderId/restriction': ({ run, params, body }) =>
      run((tx) => restrictFile(tx, params.riderId, body.restricted, parts)),
    'POST /api/account/files/:riderId/fit-consent': ({ run, params, body }) =>
      run((tx) => answerFitConsent(tx, params.riderId, body, parts)),
    'GET /api/account/files/:riderId/erasure': ({ run, params }) =>
      run((tx) => readFileErasure(tx, params.riderId)),
    'POST /api/account/files/:riderId/erasure': ({ run, params }) =>
      run((tx) => eraseFile(tx, params.riderId, parts)),
    'GET /api/link-consents': ({ run }) => run(readLinkConsents),
    'POST /api/link-consents': ({ run, body }) => run((tx) => changeLinkConsent(tx, body, parts)),
    'GET /api/restricted-clients': ({ run }) => run(listRestrictedClients),
  }) satisfies Partial<Handlers>
