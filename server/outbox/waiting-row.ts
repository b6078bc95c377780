import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Outbox } from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'
import { OUTBOX_PURPOSE, outboxPlace, type WaitingMessage } from './enqueue.ts'

export type OutboxRow = Selectable<Outbox>

const line = z.string()
const common = { to: line, language: line, nobody: z.literal(true).optional() }
const changeAt = z.object({ at: z.iso.datetime() })
const linkAndCode = z.object({ link: line, code: line })
const askedFor = linkAndCode.extend({ askedAt: z.iso.datetime().optional(), name: line.nullish() })

/** A body as it was sealed: of this program or of an earlier version of it. */
const waitingMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('invitation'),
    ...common,
    params: z.object({
      fitterName: line,
      studio: line.nullable(),
      link: line,
      code: line,
      days: z.number(),
    }),
  }),
  z.object({
    kind: z.literal('device_code'),
    ...common,
    params: z.object({ fitterName: line, code: line, minutes: z.number() }),
  }),
  z.object({
    kind: z.literal('confirmation'),
    ...common,
    params: askedFor,
  }),
  z.object({ kind: z.literal('magic_link'), ...common, params: linkAndCode }),
  z.object({ kind: z.literal('recovery'), ...common, params: linkAndCode }),
  z.object({ kind: z.literal('email_change_current'), ...common, params: linkAndCode }),
  z.object({ kind: z.literal('email_change_new'), ...common, params: askedFor }),
  z.object({ kind: z.literal('reauthentication'), ...common, params: z.object({ code: line }) }),
  z.object({
    kind: z.literal('follow_up_reminder'),
    ...common,
    params: z.object({
      fitterName: line,
      studio: line.nullable(),
      link: line,
      stopLink: line,
      stopUrl: line,
      fittedOn: line,
      number: z.number(),
      byHand: z.boolean(),
      endsOn: line,
    }),
  }),
  z.object({
    kind: z.literal('fit_report'),
    ...common,
    params: z.object({
      fitterName: line,
      studio: line.nullable(),
      link: line,
      fittedAt: line,
      endsAt: line.nullable().default(null),
    }),
  }),
  z.object({
    kind: z.literal('fresh_link'),
    ...common,
    params: z.object({
      fitterName: line,
      link: line,
      target: z.enum(['invitation', 'follow_up', 'report']),
      followUpId: line.nullable(),
    }),
  }),
  z.object({ kind: z.literal('factor_added'), ...common, params: changeAt }),
  z.object({ kind: z.literal('factor_removed'), ...common, params: changeAt }),
  z.object({ kind: z.literal('factor_recovered'), ...common, params: changeAt }),
  z.object({ kind: z.literal('password_changed'), ...common, params: changeAt }),
  z.object({ kind: z.literal('email_changed'), ...common, params: changeAt }),
  z.object({ kind: z.literal('sms_code'), ...common, params: z.object({ code: line }) }),
])

/** The message in an opened body; null when the body does not open or says nothing known. */
function readBody(open: () => string): WaitingMessage | null {
  try {
    return waitingMessage.safeParse(JSON.parse(open())).data ?? null
  } catch {
    return null
  }
}

/**
 * Opens the bodies of some rows, in one look for their keys.
 * @returns by row id; rows whose body or key is gone (sent, erased) or that do not open are left out
 */
export async function openBodies(
  tx: Transaction,
  rows: readonly Pick<OutboxRow, 'id' | 'rider_id' | 'body_sealed'>[],
): Promise<Map<string, WaitingMessage>> {
  const keys = await tx.keys.ofMany(rows.flatMap((row) => row.rider_id ?? []))
  const opened = new Map<string, WaitingMessage>()
  for (const { id, rider_id, body_sealed } of rows) {
    if (!body_sealed) continue
    const key = rider_id ? keys.get(rider_id) : null
    if (key === undefined) continue
    const message = readBody(() =>
      key ? key.open(outboxPlace(id), body_sealed) : tx.vault.open(OUTBOX_PURPOSE, id, body_sealed),
    )
    if (message) opened.set(id, message)
  }
  return opened
}
