import type { Transaction } from '../database/transaction.ts'
import type { OutboxRow, SendDecision } from '../outbox/message.ts'

const MINUTE_MS = 60_000
/** How long a link of the sign-in service is valid. */
export const LINK_LIFE_MS = 24 * 60 * MINUTE_MS
/** How long a code of the sign-in service without a link is valid. */
export const CODE_LIFE_MS = 60 * MINUTE_MS

export const sendIf = (wanted: boolean): SendDecision => ({ do: wanted ? 'send' : 'drop' })

export const isYounger = ({ now }: Transaction, { created_at }: OutboxRow, ms: number): boolean =>
  now.getTime() - created_at.getTime() < ms

/** Sends only messages that are younger than some milliseconds. */
export const sendIfYounger =
  (ms: number) =>
  async (tx: Transaction, row: OutboxRow): Promise<SendDecision> =>
    sendIf(isYounger(tx, row, ms))

/** Sends even late messages, because what they report stays true. */
export const always = async (): Promise<SendDecision> => ({ do: 'send' })
