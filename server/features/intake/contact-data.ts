import type { Answers } from '#domain/questionnaires/answers.ts'
import { memberOf } from '#domain/questionnaires/answers.ts'
import type { Transaction } from '../../database/database.ts'
import { changeContact } from '../../people/rider-contact.ts'
import { findRider } from './intake.repository.ts'

/** What a sent form says about the rider beyond the answers themselves. */
export interface Circumstances {
  language?: string
  timeZone?: string
}

/** Whether a text names a time zone by its IANA name; an offset from UTC knows no summer time and is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const textAt = (answers: Answers, key: string): string | null => {
  const value = memberOf(answers, key)
  return typeof value === 'string' ? value : null
}

/** Takes the rider's name, address, language and time zone over into the fitter's file. */
export async function takeOverContact(
  tx: Transaction,
  riderId: string,
  answers: Answers,
  { language, timeZone }: Circumstances,
): Promise<void> {
  await changeContact(tx, await findRider(tx, riderId), {
    name: textAt(answers, 'name'),
    email: textAt(answers, 'email'),
    ...(language && { language }),
    ...(timeZone && isTimeZone(timeZone) && { timeZone }),
  })
}
