import type { Transaction } from '../database/transaction.ts'
import type { OutboxRow, SendDecision } from '../outbox/message.ts'

const MINUTE_MS = 60_000
/** As long as a link of the sign-in service works. */
export const LINK_LIFE_MS = 24 * 60 * MINUTE_MS
/** As long as a code of the sign-in service works that comes without a link. */
export const CODE_LIFE_MS = 60 * MINUTE_MS

export const sendIf = (wanted: boolean): SendDecision => ({ do: wanted ? 'send' : 'drop' })

export const isYounger = ({ now }: Transaction, { created_at }: OutboxRow, ms: number): boolean =>
  now.getTime() - created_at.getTime() < ms

/** Sends only while the message is younger than some milliseconds. */
export const whileYounger =
  (ms: number) =>
  async (tx: Transaction, row: OutboxRow): Promise<SendDecision> =>
    sendIf(isYounger(tx, row, ms))

/** Sends however late: what has happened stays true. */
export const always = async (): Promise<SendDecision> => ({ do: 'send' })
