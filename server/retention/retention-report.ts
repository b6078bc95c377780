import type { Client } from 'pg'
import { DUE_SOON_DAYS } from '#domain/retention.ts'
import { IS_OLD_MESSAGE } from './delete-contact-messages.ts'
import { expired } from './delete-expired.ts'
import { IS_OUTDATED, IS_WITHDRAWN } from './retention.ts'

/** How much of one class is due. */
export interface DueClass {
  name: string
  /** What the retention erases when it runs next. */
  now: number
  /** What becomes due within `DUE_SOON_DAYS` besides that, if nothing happens to it until then. */
  soon: number
}

const CLASSES: readonly { name: string; from: string }[] = [
  { name: 'rider files', from: `rider r where ${IS_OUTDATED}` },
  { name: 'rider files without consent', from: `rider r where ${IS_WITHDRAWN}` },
  { name: 'contact messages', from: `contact_message where ${IS_OLD_MESSAGE}` },
  ...expired.map(({ table, when }) => ({ name: table, from: `${table} where ${when}` })),
]

/** Counts what the retention would erase now and soon, by class. It erases nothing. */
export async function reportRetention(owner: Pick<Client, 'query'>, now: Date): Promise<DueClass[]> {
  const soon = new Date(now.getTime() + DUE_SOON_DAYS * 86_400_000)
  const report: DueClass[] = []
  for (const { name, from } of CLASSES) {
    const countAt = async (at: Date) =>
      (await owner.query<{ due: number }>(`select count(*)::int as due from ${from}`, [at])).rows[0]?.due ?? 0
    const due = await countAt(now)
    report.push({ name, now: due, soon: Math.max(0, (await countAt(soon)) - due) })
  }
  return report
}
