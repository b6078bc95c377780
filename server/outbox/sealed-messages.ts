import type { Transaction } from '../database/transaction.ts'
import type { MessageBody, MessageRegistry, OutboxRow, WaitingMessage } from './message.ts'

/** The place of an outbox row's sealed body, for sealing and opening. */
export const outboxPlace = (row: string) => ({ table: 'outbox', row, field: 'body' })
/** The purpose key for bodies that do not belong to a rider's file. */
export const OUTBOX_PURPOSE = 'seal:outbox'

/** Seals a message for its row, under the key of the file it concerns if there is one. */
export async function sealMessage(
  { keys, vault }: Pick<Transaction, 'keys' | 'vault'>,
  id: string,
  riderId: string | null,
  message: MessageBody,
): Promise<Buffer> {
  const body = JSON.stringify(message)
  return riderId ? (await keys.of(riderId)).seal(outboxPlace(id), body) : vault.seal(OUTBOX_PURPOSE, id, body)
}

/** Opens and parses a body; null when it cannot be opened or its content is unknown. */
function readBody(registry: MessageRegistry, kind: string, open: () => string): WaitingMessage | null {
  try {
    const stored: unknown = JSON.parse(open())
    return registry.kinds[kind]?.open(stored) ?? null
  } catch {
    return null
  }
}

/**
 * Opens the messages of some rows. Their keys are read with one query.
 * @returns by row id; without rows whose body or key was deleted (sent, erased) or that cannot be opened
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
