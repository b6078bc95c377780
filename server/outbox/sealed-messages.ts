import type { Transaction } from '../database/transaction.ts'
import type { MessageBody, MessageRegistry, OutboxRow, WaitingMessage } from './message.ts'

/** Where the sealed body of an outbox row stands, for sealing and opening. */
export const outboxPlace = (row: string) => ({ table: 'outbox', row, field: 'body' })
/** Purpose key for bodies that belong to no rider's file. */
export const OUTBOX_PURPOSE = 'seal:outbox'

/** Seals a message for its row: under the key of the file it concerns, where there is one. */
export async function sealMessage(
  { keys, vault }: Pick<Transaction, 'keys' | 'vault'>,
  id: string,
  riderId: string | null,
  message: MessageBody,
): Promise<Buffer> {
  const body = JSON.stringify(message)
  return riderId ? (await keys.of(riderId)).seal(outboxPlace(id), body) : vault.seal(OUTBOX_PURPOSE, id, body)
}

/** What an opened body says; null when it does not open or says nothing known. */
function readBody(registry: MessageRegistry, kind: string, open: () => string): WaitingMessage | null {
  try {
    const stored: unknown = JSON.parse(open())
    return registry.kinds[kind]?.open(stored) ?? null
  } catch {
    return null
  }
}

/**
 * Opens the messages of some rows. Their keys are read in one query.
 * @returns by row id; rows whose body or key is gone (sent, erased) or that do not open are left out
 */
export async function openMessages(
  tx: Transaction,
  registry: MessageRegistry,
  rows: readonly Pick<OutboxRow, 'id' | 'kind' | 'rider_id' | 'body_sealed'>[],
): Promise<Map<string, WaitingMessage>> {
  const keys = await tx.keys.ofMany(rows.flatMap((row) => row.rider_id ?? []))
  const opened = new Map<string, WaitingMessage>()
  for (const { id, kind, rider_id, body_sealed } of rows) {
    if (!body_sealed) continue
    const key = rider_id ? keys.get(rider_id) : null
    if (key === undefined) continue
    const message = readBody(registry, kind, () =>
      key ? key.open(outboxPlace(id), body_sealed) : tx.vault.open(OUTBOX_PURPOSE, id, body_sealed),
    )
    if (message) opened.set(id, message)
  }
  return opened
}
