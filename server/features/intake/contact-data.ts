import type { Answers } from '#domain/questionnaires/answers.ts'
import { memberOf } from '#domain/questionnaires/answers.ts'
import { type FieldChanges, recordAudit } from '../../audit/audit.ts'
import type { UseCase } from '../../database/database.ts'
import { openContact, riderPlace } from '../../people/rider-contact.ts'
import { addressHash } from '../../vault/address-hash.ts'
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

type Rider = Awaited<ReturnType<typeof findRider>>

/** The columns of the file that the form changes, and how the trail tells it: sealed stays sealed. */
async function contactChanges(useCase: UseCase, rider: Rider, answers: Answers, said: Circumstances) {
  const key = await useCase.keys.of(rider.id)
  const known = openContact(key, rider)
  const name = textAt(answers, 'name')
  const email = textAt(answers, 'email')
  const timeZone = said.timeZone && isTimeZone(said.timeZone) ? said.timeZone : rider.time_zone
  const language = said.language ?? rider.language
  const set = {
    ...(name && name !== known.name && { name_sealed: key.seal(riderPlace(rider.id, 'name'), name) }),
    ...(email &&
      email !== known.email && {
        email_sealed: key.seal(riderPlace(rider.id, 'email'), email),
        address_failed_at: null,
      }),
    // The invited address stays the one the file is found by: one typed into a form is not proven.
    ...(email && !rider.email_hash && { email_hash: addressHash(useCase.vault, email) }),
    ...(timeZone !== rider.time_zone && { time_zone: timeZone }),
    ...(language !== rider.language && { language }),
  }
  const changes: FieldChanges = {
    ...(set.name_sealed && { name: { from: rider.name_sealed, to: set.name_sealed } }),
    ...(set.email_sealed && { email: { from: rider.email_sealed, to: set.email_sealed } }),
    ...(set.time_zone && { time_zone: { from: rider.time_zone, to: set.time_zone } }),
    ...(set.language && { language: { from: rider.language, to: set.language } }),
  }
  return { set, changes }
}

/** Takes the rider's name, address, language and time zone over into the fitter's file. */
export async function takeOverContact(
  useCase: UseCase,
  riderId: string,
  answers: Answers,
  said: Circumstances,
): Promise<void> {
  const rider = await findRider(useCase, riderId)
  const { set, changes } = await contactChanges(useCase, rider, answers, said)
  if (Object.keys(set).length === 0) return
  await useCase.db.updateTable('rider').set(set).where('id', '=', riderId).execute()
  await recordAudit(useCase, {
    action: 'rider.contact_changed',
    entity: 'rider',
    entityId: riderId,
    fitterId: rider.fitter_id,
    riderId,
    changes,
  })
}
