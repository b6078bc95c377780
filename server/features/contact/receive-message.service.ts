import { randomUUID } from 'node:crypto'
import type { Parsed } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import type { AppContext } from '../../app-context.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { contactConfirmation } from '../../messages/contact-confirmation.ts'
import { contactMessage } from '../../messages/contact-message.ts'
import { addressHash } from '../../vault/address-hash.ts'
import { sealedByInstallation } from '../../vault/sealed-by-installation.ts'
import { insertMessage } from './contact.repository.ts'
import { requireStamp } from './contact-stamp.ts'

/** What the contact form needs of the application. */
export type ContactParts = Pick<AppContext, 'config' | 'database' | 'vault' | 'limits' | 'now'>

type Written = Parsed['POST /api/contact-messages']['body']

/**
 * What all people together may send in an hour. Beyond the first, messages from many network addresses would fill the
 * database; beyond the second, the form would send mail to strangers for somebody who types their addresses.
 */
const ALL_MESSAGES = { times: 300, seconds: 3600 }
const ALL_CONFIRMATIONS = { times: 60, seconds: 3600 }

async function store(tx: Transaction, id: string, { topic, name, email, words }: Written, hash: Buffer) {
  const sealed = (column: keyof typeof sealedByInstallation, text: string) =>
    tx.vault.seal(sealedByInstallation[column], id, text)
  await insertMessage(tx, {
    id,
    topic,
    name_sealed: sealed('contact_message.name_sealed', name),
    address_sealed: sealed('contact_message.address_sealed', email),
    address_hash: hash,
    words_sealed: sealed('contact_message.words_sealed', words),
    received_at: tx.now,
    resolved_at: null,
  })
  await recordAudit(tx, {
    action: 'contact_message.received',
    entity: 'contact_message',
    entityId: id,
    changes: created({ topic }),
  })
}

/** One confirmation a day for each address: a second one with the same purpose is not queued. */
async function confirm(tx: Transaction, { email: to, language }: Written, hash: Buffer): Promise<void> {
  const purpose = `contact_confirmation:${hash.toString('base64url')}:${dateIn(tx.now, 'UTC')}`
  await contactConfirmation.queue(tx, { to, language: offeredLanguage(language), params: {} }, { purpose })
}

/**
 * Stores a message to the provider, mails it to the provider and confirms it to the address. What a program filled in
 * is dropped without a word.
 * @throws AppError `form_too_fast`, `form_outdated`, `rate_limited`
 */
export async function receiveMessage(
  { config, database, vault, limits, now }: ContactParts,
  written: Written,
  requestId: string,
): Promise<void> {
  if (written.website !== '') return
  requireStamp(vault, written.stamp, now())
  const room = await limits.consume('contact_all', 'all', ALL_MESSAGES)
  if (!room.allowed) throw new AppError('rate_limited', { params: { seconds: room.retryAfterSeconds } })
  const confirmed = await limits.consume('contact_confirmations', 'all', ALL_CONFIRMATIONS)
  const { topic, name, email, words } = written
  await database.perform({ system: true }, { now: now(), requestId }, async (tx) => {
    const id = randomUUID()
    const hash = addressHash(vault, email)
    await store(tx, id, written, hash)
    await contactMessage.queue(
      tx,
      { to: config.contactEmail, language: 'en', params: { topic, name, email, words } },
      { purpose: `contact:${id}` },
    )
    if (confirmed.allowed) await confirm(tx, written, hash)
  })
}
