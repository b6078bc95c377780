import { z } from 'zod'
import type { Transaction } from '../database/transaction.ts'
import { enqueueMessage, type QueueOptions } from '../outbox/enqueue.ts'
import { LANES, type Lane } from '../outbox/lanes.ts'
import type {
  MessageBody,
  MessageKind,
  OutboxRow,
  RenderedMessage,
  SendDecision,
  WaitingMessage,
} from '../outbox/message.ts'

/** The definition of one kind of message. */
export interface Definition<Kind extends string, Params extends object> {
  /** The stored name. */
  kind: Kind
  lane: Lane
  forFitter?: MessageKind['forFitter']
  /** The schema of the stored parameters, which this or an earlier version wrote. */
  params: z.ZodType<Params>
  /**
   * Whether the message is still true and may be sent now. A message about something that ended is dropped. It must not
   * lock rows: whoever changes what the message is about locks that first and drops the message then, so a worker that
   * holds the message and waits for them would deadlock. Nothing is lost: they wait until the message is claimed, and
   * then leave it alone.
   */
  shouldSend(tx: Transaction, row: OutboxRow, params: Params): Promise<SendDecision>
  /** Replaces parameters whose secrets a restore ended. Absent if the message contains no such secrets. */
  renewSecrets?(tx: Transaction, row: OutboxRow, body: MessageBody<Kind, Params>): Promise<Params>
  /** Called in the transaction that records the outcome. */
  onOutcome?: MessageKind['onOutcome']
  render(body: MessageBody<Kind, Params>, publicUrl: string): Promise<RenderedMessage>
}

/** The recipient and the parameters of a message. */
export type Contents<Params extends object> = Omit<MessageBody<string, Params>, 'kind'>

/** A kind of message, for the outbox and for code that queues one. */
export interface Message<Kind extends string, Params extends object> extends MessageKind {
  readonly kind: Kind
  /** Parses a stored message of this kind; null for any other JSON. */
  read(stored: unknown): MessageBody<Kind, Params> | null
  body(contents: Contents<Params>): MessageBody<Kind, Params>
  /** Queues a message of this kind in the caller's transaction. @returns the row's id */
  queue(tx: Transaction, contents: Contents<Params>, options: QueueOptions): Promise<string>
}

const envelope = z.object({
  kind: z.string(),
  to: z.string(),
  language: z.string(),
  region: z.string().nullish(),
  nobody: z.literal(true).optional(),
  params: z.unknown(),
})

function openedMessage<Kind extends string, Params extends object>(
  definition: Definition<Kind, Params>,
  body: MessageBody<Kind, Params>,
): WaitingMessage {
  return {
    body,
    async shouldSend(tx, row) {
      return body.nobody ? { do: 'drop' } : definition.shouldSend(tx, row, body.params)
    },
    async renewSecrets(tx, row) {
      const params = (await definition.renewSecrets?.(tx, row, body)) ?? body.params
      return openedMessage(definition, { ...body, params })
    },
    render: (publicUrl) => definition.render(body, publicUrl),
  }
}

/** Makes a kind of message from its definition. */
export function defineMessage<Kind extends string, Params extends object>(
  definition: Definition<Kind, Params>,
): Message<Kind, Params> {
  const { kind, lane, forFitter, onOutcome } = definition
  const body = (contents: Contents<Params>) => ({ ...contents, kind })
  const read = (stored: unknown) => {
    const found = envelope.safeParse(stored).data
    const params = definition.params.safeParse(found?.params).data
    return found?.kind === kind && params ? { ...found, kind, params } : null
  }
  return {
    kind,
    lane,
    ...(forFitter && { forFitter }),
    ...(onOutcome && { onOutcome }),
    body,
    read,
    open(stored) {
      const known = read(stored)
      return known && openedMessage(definition, known)
    },
    queue: (tx, contents, options) => enqueueMessage(tx, LANES[lane].channel, body(contents), options),
  }
}
