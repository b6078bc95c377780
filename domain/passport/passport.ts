import { isLocalDate, type LocalDate } from '../calendar/local-date.ts'
import { isObject, type JsonObject } from '../json/json.ts'
import { checkMeasurement, fitsSide, keptValue, type MeasuredValue } from '../measurements/check.ts'
import {
  CAPTURE_METHODS,
  type CaptureMethod,
  type ReferencePoint,
  referenceNamed,
  SIDES,
  type Side,
  subjectOf,
} from '../measurements/measurement.ts'
import {
  isMeasurementKey,
  MEASUREMENTS,
  type MeasurementKey,
  MOST_USED,
  measurementOf,
} from '../measurements/vocabulary.ts'

/** The schema of a fit passport's claims. Another version is refused by a reader that does not know it. */
export const PASSPORT_SCHEMA = 'spokewell-fit-passport'
export const PASSPORT_VERSION = 1
/** No passport has more characters. */
export const LONGEST_PASSPORT = 40_000
/** The longest address that a QR code holds. */
export const LONGEST_QR = 1_200

/** Who measured a value: a fitter, or nobody but the rider, who changed it later. */
export type MeasuredBy = 'fitter' | 'rider'

/** One number of a passport, as it is stored: mm, degrees, an option, a text. */
export interface PassportValue {
  key: MeasurementKey
  side: Side
  value: MeasuredValue
  reference: ReferencePoint | null
  method: CaptureMethod | null
  by: MeasuredBy
}

/** What a fit passport says. */
export interface Passport {
  /** The address of the installation that signs it. */
  issuer: string
  /** When it was signed, in seconds since 1970. */
  issuedAt: number
  /** The numbers after one fit, or how the bike stands. */
  kind: 'fit' | 'position'
  fittedOn: LocalDate
  fitter: { name: string; studio: string | null }
  /** Null unless the rider chose to give the name. */
  rider: { name: string } | null
  bike: { type: string; make: string | null; model: string | null; size: string | null } | null
  values: readonly PassportValue[]
  /** Only the main numbers: what a QR code has room for. */
  extract: boolean
}

const text = (value: unknown, longest = 200): string | null =>
  typeof value === 'string' && value !== '' && value.length <= longest ? value : null

const sideOf = (value: unknown): Side => SIDES.find((side) => side === value) ?? null

/** A value that the vocabulary allows; null for any other. */
function readValue(item: unknown): PassportValue | null {
  if (!isObject(item) || typeof item.key !== 'string' || !isMeasurementKey(item.key)) return null
  const { key, value } = item
  const side = sideOf(item.side)
  const reference = referenceNamed(measurementOf(key), text(item.reference))
  if (typeof value !== 'number' && typeof value !== 'string') return null
  if (!fitsSide(key, side) || checkMeasurement(key, value, reference).verdict === 'impossible') return null
  const method = CAPTURE_METHODS.find((one) => one === item.method) ?? null
  return {
    key,
    side,
    value: keptValue(key, value),
    reference,
    method,
    by: item.by === 'rider' ? 'rider' : 'fitter',
  }
}

function bikeOf(value: unknown): Passport['bike'] {
  if (!isObject(value)) return null
  const type = text(value.type, 40)
  return type === null
    ? null
    : { type, make: text(value.make), model: text(value.model), size: text(value.size) }
}

function valuesOf(list: unknown): PassportValue[] | null {
  if (!Array.isArray(list) || list.length === 0 || list.length > 2 * MEASUREMENTS.length) return null
  const values = list.map(readValue)
  const known = values.filter((value) => value !== null)
  const places = new Set(known.map(({ key, side }) => `${key} ${side}`))
  return known.length === values.length && places.size === known.length ? known : null
}

/** The passport that these claims describe; null if they are not of this schema. Accepts any JSON. */
export function readClaims(claims: unknown): Passport | null {
  if (!isObject(claims) || claims.schema !== PASSPORT_SCHEMA || claims.version !== PASSPORT_VERSION)
    return null
  const { iss, iat, kind, fittedOn, fitter, rider } = claims
  const issuer = text(iss)
  const name = isObject(fitter) ? text(fitter.name) : null
  const values = valuesOf(claims.values)
  if (issuer === null || name === null || values === null || !isObject(fitter)) return null
  if (kind !== 'fit' && kind !== 'position') return null
  if (
    typeof iat !== 'number' ||
    !Number.isInteger(iat) ||
    typeof fittedOn !== 'string' ||
    !isLocalDate(fittedOn)
  )
    return null
  const riderName = isObject(rider) ? text(rider.name) : null
  return {
    issuer,
    issuedAt: iat,
    kind,
    fittedOn,
    fitter: { name, studio: text(fitter.studio) },
    rider: riderName === null ? null : { name: riderName },
    bike: bikeOf(claims.bike),
    values,
    extract: claims.extract === true,
  }
}

/** Without what is not said. */
const said = (claims: Record<string, JsonObject[string] | undefined>): JsonObject =>
  Object.fromEntries(
    Object.entries(claims).flatMap(([name, value]) =>
      value === null || value === undefined || value === false ? [] : [[name, value]],
    ),
  )

/** The claims of a passport, as they are signed. What is null is left out. */
export const claimsOf = (passport: Passport): JsonObject =>
  said({
    schema: PASSPORT_SCHEMA,
    version: PASSPORT_VERSION,
    iss: passport.issuer,
    iat: passport.issuedAt,
    kind: passport.kind,
    fittedOn: passport.fittedOn,
    fitter: said(passport.fitter),
    rider: passport.rider && said(passport.rider),
    bike: passport.bike && said(passport.bike),
    extract: passport.extract,
    values: passport.values.map(({ by, ...value }) => said({ ...value, by: by === 'rider' ? by : null })),
  })

const USED: readonly MeasurementKey[] = MOST_USED
const rank = ({ key }: PassportValue): number => USED.indexOf(key)
const isMain = ({ key }: PassportValue): boolean =>
  USED.includes(key) && subjectOf(measurementOf(key)) === 'bike'

/** A passport of the main numbers alone, at most so many, in the order of their use. */
export const extractOf = (passport: Passport, most: number): Passport => ({
  ...passport,
  fitter: { name: passport.fitter.name.slice(0, 60), studio: passport.fitter.studio?.slice(0, 60) ?? null },
  bike: null,
  values: passport.values
    .filter(isMain)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
    .map((value) => ({ ...value, method: null })),
  extract: true,
})
