import type { AppContext } from '../../app-context.ts'
import type { Handlers } from '../../http/handler-types.ts'
import { closeBreach, enterBreach, recordNotice } from '../../rights/breaches.ts'
import { answerRequest, enterRequest, extendRequest, proveRequest } from '../../rights/rights-requests.ts'
import { readBreach, readBreaches, readRequest, readRequests } from './rights.service.ts'

/** The calls with which support works off requests about rights, and breaches. */
export const rightsHandlers = ({ config }: Pick<AppContext, 'config'>) =>
  ({
    'GET /api/rights-requests': ({ run }) => run(readRequests),
    'POST /api/rights-requests': {
      run: ({ run, body }) => run(async (tx) => readRequest(tx, (await enterRequest(tx, body, config)).id)),
      replay: readRequest,
    },
    'POST /api/rights-requests/:requestId/proof': ({ run, params, body }) =>
      run((tx) => proveRequest(tx, params.requestId, body.code)),
    'POST /api/rights-requests/:requestId/extension': ({ run, params, body }) =>
      run((tx) => extendRequest(tx, params.requestId, body.words, config)),
    'POST /api/rights-requests/:requestId/answer': ({ run, params, body }) =>
      run((tx) => answerRequest(tx, params.requestId, { ...body, contactEmail: config.contactEmail })),
    'GET /api/data-breaches': ({ run }) => run(readBreaches),
    'POST /api/data-breaches': {
      run: ({ run, body: { awareAt, words } }) =>
        run(async (tx) => readBreach(tx, (await enterBreach(tx, { awareAt: new Date(awareAt), words })).id)),
      replay: readBreach,
    },
    'POST /api/data-breaches/:breachId/notice': ({ run, params, body }) =>
      run((tx) => recordNotice(tx, params.breachId, body.told)),
    'POST /api/data-breaches/:breachId/closing': ({ run, params, body }) =>
      run((tx) => closeBreach(tx, params.breachId, body.words)),
  }) satisfies Partial<Handlers>
