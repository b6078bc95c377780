import { z } from 'zod'
import type { StripeClient } from './stripe-client.ts'

/** How old a signature may be. Stripe signs each delivery anew. */
const TOLERANCE_S = 300

const objectShape = z.looseObject({
  id: z.string().max(255).optional(),
  object: z.string().optional(),
  customer: z
    .union([z.string().max(255), z.object({ id: z.string().max(255) }).transform(({ id }) => id)])
    .nullish(),
})
const eventShape = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.number().int().min(0).max(8_000_000_000),
  livemode: z.boolean(),
  data: z.object({ object: objectShape }),
})

/** What is read of an event: what changed, when, and of which customer. */
export interface StripeEvent {
  id: string
  type: string
  object: string | null
  at: Date
  customer: string | null
}

/**
 * Reads an event, if its signature over the raw bytes is valid.
 * @returns why it does not count: nobody signed it, or it has another shape, or it is of the other mode, live or test
 */
export async function readEvent(
  { ask, config }: StripeClient,
  bytes: Uint8Array,
  signature: string | undefined,
  now: Date,
): Promise<StripeEvent | 'unsigned' | 'misshapen' | 'other_mode'> {
  const payload = Buffer.from(bytes)
  const isSigned = await ask(async ({ webhooks }) =>
    config.webhookSecrets.some((secret) => {
      try {
        return webhooks.constructEvent(
          payload,
          signature ?? '',
          secret,
          TOLERANCE_S,
          undefined,
          now.getTime(),
        )
      } catch {
        return false
      }
    }),
  )
  if (!isSigned) return 'unsigned'
  const read = eventShape.safeParse(JSON.parse(payload.toString('utf8')))
  if (!read.success) return 'misshapen'
  const { id, type, created, livemode, data } = read.data
  if (livemode !== config.live) return 'other_mode'
  const { object } = data
  return {
    id,
    type,
    object: object.id ?? null,
    at: new Date(created * 1000),
    customer: object.object === 'customer' ? (object.id ?? null) : (object.customer ?? null),
  }
}
