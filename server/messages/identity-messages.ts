import type { Kysely } from 'kysely'
import type { IdentityDatabase, IdentityMail, IdentitySms } from '#identity/identity.ts'
import { fallbackLanguage } from '#locales/languages.ts'
import { enqueueAsIdentity } from '../outbox/enqueue.ts'
import type { MessageBody } from '../outbox/message.ts'
import type { Vault } from '../vault/vault.ts'
import { messageKinds } from './registry.ts'

/** What sealing and queueing a message needs. */
interface Sealing {
  vault: Pick<Vault, 'seal'>
  now: Date
}

/** The recipient of a message of the sign-in service, and its language. */
const recipient = ({ to, language, nobody }: Pick<IdentityMail, 'to' | 'language' | 'nobody'>) => ({
  to,
  language: language ?? fallbackLanguage,
  ...(nobody && { nobody }),
})

function mailBody(mail: IdentityMail): MessageBody {
  if (mail.kind === 'confirmation' || mail.kind === 'email_change_new') {
    const { link, code, asked } = mail
    const request = asked && { askedAt: asked.at.toISOString(), name: asked.name ?? null }
    return messageKinds[mail.kind].body({ ...recipient(mail), params: { link, code, ...request } })
  }
  if ('at' in mail)
    return messageKinds[mail.kind].body({ ...recipient(mail), params: { at: mail.at.toISOString() } })
  if (mail.kind === 'reauthentication')
    return messageKinds.reauthentication.body({ ...recipient(mail), params: { code: mail.code } })
  return messageKinds[mail.kind].body({ ...recipient(mail), params: { link: mail.link, code: mail.code } })
}

/** Queues a mail of the sign-in service, in that service's own transaction. */
export const queueIdentityMail = (
  db: Kysely<IdentityDatabase>,
  sealing: Sealing,
  mail: IdentityMail,
): Promise<void> => enqueueAsIdentity(db, sealing, mail.userId, 'mail', mailBody(mail))

/** Queues a text message of the sign-in service, in that service's own transaction. */
export const queueIdentitySms = (
  db: Kysely<IdentityDatabase>,
  sealing: Sealing,
  sms: IdentitySms,
): Promise<void> =>
  enqueueAsIdentity(
    db,
    sealing,
    sms.userId,
    'sms',
    messageKinds.sms_code.body({ ...recipient(sms), params: { code: sms.code } }),
  )
