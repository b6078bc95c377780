import type { Calls, Parsed } from '#contract/calls.ts'
import { checkMeasurement, fitsSide, keptValue } from '#domain/measurements/check.ts'
import { CAPTURE_METHODS, referenceNamed, subjectOf } from '#domain/measurements/measurement.ts'
import { isMeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import {
  claimsOf,
  extractOf,
  LONGEST_QR,
  type Passport,
  type PassportValue,
} from '#domain/passport/passport.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import type { PassportSigner } from '../../passport-keys/passport-keys.ts'

type Report = Calls['GET /api/sessions/:sessionId/report']['response']
type OwnBike = Calls['GET /api/client/bikes/:bikeId']['response']
export type Wishes = Parsed['POST /api/sessions/:sessionId/passport']['body']
type Signed = Calls['POST /api/sessions/:sessionId/passport']['response']

/** What the passport is made from. */
export interface PassportSources {
  readReport(tx: Transaction, sessionId: string): Promise<Report>
  readBike(tx: Transaction, bikeId: string): Promise<OwnBike>
}

type Measured = Report['measurements'][number]

/** A stored value of the bike as a passport says it; null for the rider's body and for a key without a description. */
function passportValue({ key, side, value, reference, method }: Measured): PassportValue | null {
  if (!isMeasurementKey(key) || subjectOf(measurementOf(key)) !== 'bike') return null
  return {
    key,
    side,
    value,
    reference: referenceNamed(measurementOf(key), reference),
    method: CAPTURE_METHODS.find((one) => one === method && one !== 'rider') ?? null,
    // What an earlier passport said the rider changed was measured by no fitter since.
    by: method === 'rider' ? 'rider' : 'fitter',
  }
}

/** The values after a fit; a value that was only measured before it did not change. */
function afterFit(measurements: readonly Measured[]): Measured[] {
  const after = measurements.filter(({ phase }) => phase === 'after')
  const isAfter = (one: Measured) => after.some(({ key, side }) => key === one.key && side === one.side)
  return [...after, ...measurements.filter((one) => one.phase === 'before' && !isAfter(one))]
}

/** @throws AppError `invalid_measurement` for a value that cannot be, or for a place that is changed twice */
function changedBy(rider: Wishes['changed'], measured: readonly PassportValue[]): PassportValue[] {
  const places = new Set(rider.map(({ key, side }) => `${key} ${side}`))
  if (places.size < rider.length) throw new AppError('invalid_measurement')
  return rider.map(({ key, side, value }) => {
    const known = measured.find((one) => one.key === key && one.side === side)
    const reference = known?.reference ?? null
    if (
      !isMeasurementKey(key) ||
      !fitsSide(key, side) ||
      checkMeasurement(key, value, reference).verdict === 'impossible'
    )
      throw new AppError('invalid_measurement')
    return { key, side, value: keptValue(key, value), reference, method: null, by: 'rider' }
  })
}

/** @throws AppError `invalid_measurement`, `no_measurements` when there is nothing to sign */
function valuesOf(measured: readonly Measured[], { changed }: Wishes): PassportValue[] {
  const values = measured.map(passportValue).filter((value) => value !== null)
  const own = changedBy(changed, values)
  const all = [
    ...values.filter((one) => !own.some(({ key, side }) => key === one.key && side === one.side)),
    ...own,
  ]
  if (all.length === 0) throw new AppError('no_measurements')
  return all
}

const bikeOf = (bike: Report['bike']): Passport['bike'] =>
  bike && { type: bike.type, make: bike.make, model: bike.model, size: bike.size }

type Content = Omit<Passport, 'issuer' | 'issuedAt' | 'extract'>

const contentOf = (
  kind: Passport['kind'],
  report: Report,
  wishes: Wishes,
  values: PassportValue[],
): Content => ({
  kind,
  fittedOn: report.fittedOn,
  fitter: { name: report.fitter.name, studio: report.fitter.business },
  rider: wishes.withName && report.rider.name ? { name: report.rider.name } : null,
  bike: bikeOf(report.bike),
  values,
})

async function recordMade(tx: Transaction, entity: 'session' | 'bike', entityId: string): Promise<void> {
  const accountId = 'id' in tx.actor ? tx.actor.id : null
  await recordAudit(tx, { action: 'passport.made', entity, entityId, accountId })
}

/** The passport of one fit. @throws AppError `not_found`, `not_fitted`, `invalid_measurement`, `no_measurements` */
export async function passportOfFit(
  tx: Transaction,
  sources: PassportSources,
  sessionId: string,
  wishes: Wishes,
): Promise<Content> {
  const report = await sources.readReport(tx, sessionId)
  const values = valuesOf(afterFit(report.measurements), wishes)
  await recordMade(tx, 'session', sessionId)
  return contentOf('fit', report, wishes, values)
}

/** The passport of how a bike stands. @throws AppError as `passportOfFit` */
export async function passportOfBike(
  tx: Transaction,
  sources: PassportSources,
  bikeId: string,
  wishes: Wishes,
): Promise<Content> {
  const { position, fits } = await sources.readBike(tx, bikeId)
  const [latest] = fits
  if (!latest) throw new AppError('not_fitted')
  const values = valuesOf(position, wishes)
  const report = await sources.readReport(tx, latest.sessionId)
  await recordMade(tx, 'bike', bikeId)
  return contentOf('position', report, wishes, values)
}

/**
 * Signs a passport, and an extract that fits into a QR code: as many of the main numbers as there is room for. Signing is
 * done outside of the transaction that read the numbers.
 */
export async function signPassport(
  signer: PassportSigner,
  content: Content,
  { issuer, now }: { issuer: string; now: Date },
): Promise<Signed> {
  const passport: Passport = {
    ...content,
    issuer,
    issuedAt: Math.floor(now.getTime() / 1000),
    extract: false,
  }
  const file = await signer.sign(claimsOf(passport))
  for (let most = content.values.length; most > 0; most -= 1) {
    const extract = extractOf(passport, most)
    if (extract.values.length === 0) break
    const link = `${issuer}/passport#${await signer.sign(claimsOf(extract))}`
    if (link.length <= LONGEST_QR) return { passport: file, link }
    most = Math.min(most, extract.values.length)
  }
  return { passport: file, link: `${issuer}/passport` }
}
