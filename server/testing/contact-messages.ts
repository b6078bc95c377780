import { randomUUID } from 'node:crypto'
import { addressHash } from '../vault/address-hash.ts'
import { sealedByInstallation } from '../vault/sealed-by-installation.ts'
import type { TestApp } from './test-app.ts'

interface Given {
  id?: string
  email?: string
  words?: string
  receivedAt?: Date
}

/** Stores a message to the provider as the form does, without its mails. @returns its id */
export async function addContactMessage(
  t: TestApp,
  {
    id = randomUUID(),
    email = 'visitor@example.org',
    words = 'Hello',
    receivedAt = t.clock.now(),
  }: Given = {},
): Promise<string> {
  const { owner, vault } = t.data
  const sealed = (column: keyof typeof sealedByInstallation, text: string) =>
    vault.seal(sealedByInstallation[column], id, text)
  await owner.query('begin')
  await owner.query(
    `insert into contact_message (id, topic, name_sealed, address_sealed, address_hash, words_sealed, received_at)
     values ($1, 'question', $2, $3, $4, $5, $6)`,
    [
      id,
      sealed('contact_message.name_sealed', 'Vera Visitor'),
      sealed('contact_message.address_sealed', email),
      addressHash(vault, email),
      sealed('contact_message.words_sealed', words),
      receivedAt,
    ],
  )
  await owner.query(
    `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
     values ('0', $1, 'test', 'system', 'test.made', 'contact_message', $2, '{}')`,
    [receivedAt, id],
  )
  await owner.query('commit')
  return id
}
