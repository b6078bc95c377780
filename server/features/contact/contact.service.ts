import type { Calls, Parsed } from '#contract/calls.ts'
import { contactTopic } from '#domain/contact/contact-form.ts'
import { type FieldChanges, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { timeCursors } from '../../http/cursor.ts'
import { AppError } from '../../http/problem.ts'
import { sealedByInstallation } from '../../vault/sealed-by-installation.ts'
import {
  deleteMessage,
  listMessages,
  lockMessage,
  type MessageRow,
  updateResolved,
} from './contact.repository.ts'

type Page = Calls['GET /api/contact-messages']['response']

function present({ vault }: Transaction, row: MessageRow): Page['items'][number] {
  const opened = (column: keyof typeof sealedByInstallation, sealed: Buffer) =>
    vault.open(sealedByInstallation[column], row.id, sealed)
  return {
    id: row.id,
    topic: contactTopic(row.topic),
    name: opened('contact_message.name_sealed', row.name_sealed),
    email: opened('contact_message.address_sealed', row.address_sealed),
    words: opened('contact_message.words_sealed', row.words_sealed),
    receivedAt: row.received_at.toISOString(),
    resolvedAt: row.resolved_at?.toISOString() ?? null,
  }
}

/** A page of what people wrote to the provider, newest first. */
export async function readMessages(
  tx: Transaction,
  { state, cursor, limit }: Parsed['GET /api/contact-messages']['query'],
): Promise<Page> {
  const before = cursor === undefined ? null : timeCursors.read(cursor)
  const rows = await listMessages(tx, { resolved: state === 'resolved', before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => present(tx, row)),
    next: last && rows.length > limit ? timeCursors.write([last.received_at.toISOString(), last.id]) : null,
  }
}

const record = (tx: Transaction, id: string, action: string, changes: FieldChanges): Promise<void> =>
  recordAudit(tx, {
    action: `contact_message.${action}`,
    entity: 'contact_message',
    entityId: id,
    changes,
  })

/** Resolves a message or opens it again. @throws AppError `not_found` */
export async function changeResolved(tx: Transaction, id: string, resolved: boolean): Promise<void> {
  const row = await lockMessage(tx, id)
  if (!row) throw new AppError('not_found')
  if ((row.resolved_at !== null) === resolved) return
  const resolvedAt = resolved ? tx.now : null
  await updateResolved(tx, id, resolvedAt)
  await record(tx, id, 'changed', { resolved_at: { from: row.resolved_at, to: resolvedAt } })
}

/** Erases a message. @throws AppError `not_found` */
export async function eraseMessage(tx: Transaction, id: string): Promise<void> {
  if (!(await lockMessage(tx, id))) throw new AppError('not_found')
  await deleteMessage(tx, id)
  await record(tx, id, 'erased', {})
}
