import { isTimeZone } from '#domain/calendar/wall-clock.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { memberOf } from '#domain/questionnaires/answers.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import type { Transaction } from '../../database/database.ts'
import { changeContact } from '../../people/rider-contact.ts'
import type { IntakeSession } from './intake.repository.ts'

/** What a submission says about the rider besides the answers. */
export interface Circumstances {
  language?: string
  region?: string
  timeZone?: string
}

const textAt = (answers: Answers, key: string): string | null => {
  const value = memberOf(answers, key)
  return typeof value === 'string' ? value : null
}

/** Whether the form was read in another language than the file's: one that is not offered is read in English. */
const isOtherLanguage = (stored: string, read: string): boolean => read !== offeredLanguage(stored)

/** Copies the rider's name, address, language with its region, and time zone to the fitter's file. */
export async function saveContact(
  tx: Transaction,
  session: IntakeSession,
  answers: Answers,
  { language, region, timeZone }: Circumstances,
): Promise<void> {
  await changeContact(
    tx,
    { ...session, id: session.rider_id },
    {
      name: textAt(answers, 'name'),
      email: textAt(answers, 'email'),
      ...(language && isOtherLanguage(session.language, language) && { language }),
      ...(region && { region }),
      ...(timeZone && isTimeZone(timeZone) && { timeZone }),
    },
  )
}
