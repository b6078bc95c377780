import type { Handlers } from '../../http/handler-types.ts'
import { changeResolved, eraseMessage, readMessages } from './contact.service.ts'
import { makeStamp } from './contact-stamp.ts'
import { type ContactParts, receiveMessage } from './receive-message.service.ts'

/** The calls with which people write to the provider, and support reads what they wrote. */
export const contactHandlers = (parts: ContactParts) =>
  ({
    'GET /api/contact-form': async () => ({ stamp: makeStamp(parts.vault, parts.now()) }),
    'POST /api/contact-messages': ({ body, request }) => receiveMessage(parts, body, request.id),
    'GET /api/contact-messages': ({ run, query }) => run((tx) => readMessages(tx, query)),
    'PUT /api/contact-messages/:messageId/resolution': ({ run, params, body }) =>
      run((tx) => changeResolved(tx, params.messageId, body.resolved)),
    'DELETE /api/contact-messages/:messageId': ({ run, params }) =>
      run((tx) => eraseMessage(tx, params.messageId)),
  }) satisfies Partial<Handlers>
