import type { Handlers } from '../../http/handlers.ts'
import { changeAccount } from './account.service.ts'
import { changeResearchConsent, readResearchConsent } from './research-consent.service.ts'

/** A person's own settings and consents. */
export const accountHandlers = {
  'PATCH /api/account': ({ run, body }) => run((useCase) => changeAccount(useCase, body)),
  'GET /api/account/research-consent': ({ run }) => run(readResearchConsent),
  'POST /api/account/research-consent': ({ run, body }) =>
    run((useCase) => changeResearchConsent(useCase, body)),
} satisfies Pick<
  Handlers,
  'PATCH /api/account' | 'GET /api/account/research-consent' | 'POST /api/account/research-consent'
>
