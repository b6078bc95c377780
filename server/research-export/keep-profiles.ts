import { ageOn, dateIn, isLocalDate } from '#domain/calendar/local-date.ts'
import { memberOf } from '#domain/questionnaires/answers.ts'
import { ageBand, bandedGender, heightBin, weightBin } from '#domain/research/bands.ts'
import { countryOfZone } from '#domain/research/country.ts'
import type { Transaction } from '../database/database.ts'
import { type OpenedAnswers, openAnswers } from '../forms/sealed-answers.ts'
import {
  deleteProfiles,
  type IntakeToBand,
  insertProfiles,
  listIntakesToBand,
  lockWithdrawals,
} from './research-profiles.repository.ts'

/** How many riders one transaction bands. A withdrawal waits for it. */
const BATCH = 50

/** Whoever gave no date of birth is in no age band. */
const NO_AGE = 'unknown'

const numberIn = (answers: OpenedAnswers, key: string): number | null => {
  const value = memberOf(answers, key)
  return typeof value === 'number' ? value : null
}

/** The answers of an intake in bands. Below 16 there is no age band: such a consent is not in force. */
function profileOf(
  answers: OpenedAnswers,
  { rider_id, submission_id, submitted_at, time_zone }: IntakeToBand,
) {
  const birth = memberOf(answers, 'dateOfBirth')
  const gender = memberOf(answers, 'gender')
  const [height, weight] = [numberIn(answers, 'heightCm'), numberIn(answers, 'weightKg')]
  const age =
    typeof birth === 'string' && isLocalDate(birth)
      ? ageOn(birth, dateIn(submitted_at, time_zone ?? 'UTC'))
      : null
  return {
    rider_id,
    submission_id,
    age_band: (age !== null && ageBand(age)) || NO_AGE,
    gender: bandedGender(Array.isArray(gender) ? gender : []),
    country: time_zone && countryOfZone(time_zone),
    height: height === null ? null : heightBin(height),
    weight: weight === null ? null : weightBin(weight),
  }
}

/**
 * Keeps the bands of riders whose research consent is in force: those who consented, or answered anew, since the last run.
 * What a withdrawal, a restriction or an erasure ends, it deletes itself.
 * @returns whether there may be more
 */
export async function keepResearchProfiles(tx: Transaction): Promise<boolean> {
  await lockWithdrawals(tx)
  const intakes = await listIntakesToBand(tx, BATCH)
  if (intakes.length === 0) return false
  const profiles = []
  for (const intake of intakes) {
    const key = await tx.keys.of(intake.rider_id)
    profiles.push(
      profileOf(openAnswers(key, { submission: intake.submission_id }, intake.answers_sealed), intake),
    )
  }
  await deleteProfiles(
    tx,
    intakes.map(({ rider_id }) => rider_id),
  )
  await insertProfiles(tx, profiles)
  return intakes.length === BATCH
}
