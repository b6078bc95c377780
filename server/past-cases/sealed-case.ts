import { z } from 'zod'
import { BIKE_TYPES, type BikeType } from '#domain/bikes/bike.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { DISCIPLINES } from '#domain/disciplines.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { KINDS } from '#domain/forms/zone-details.ts'
import { GOALS } from '#domain/goals.ts'
import { CHANGE_KINDS } from '#domain/interventions/change-kinds.ts'
import { isObject } from '#domain/json/json.ts'
import { type ZoneScores, zoneScoresOf } from '#domain/outcomes/zone-change.ts'
import type { CaseField } from '#domain/past-cases/case-words.ts'
import { type CaseFacts, type CaseZone, COMPLAINT_SIDES } from '#domain/past-cases/past-case.ts'
import { type CaseText, textsOfAnswers } from '#domain/past-cases/texts-of-answers.ts'
import { placeIn } from '#domain/places.ts'
import { type Item, itemsOf, memberOf } from '#domain/questionnaires/answers.ts'
import { type Figure, figures } from '#domain/questionnaires/figures.ts'
import { chosenIn } from '#domain/questionnaires/read-figures.ts'
import { isZoneScore, ZONES, type Zone } from '#domain/zones.ts'
import { adviceWordsPlace, detailsPlace, fitTextPlace, notesPlace } from '../fit-texts/sealed-places.ts'
import { openAnswers, questionnaireKind } from '../forms/sealed-answers.ts'
import { openActivities } from '../forms/stored-activities.ts'
import type { HolderKey } from '../vault/vault.ts'
import type { SealedCase } from './sealed-cases.repository.ts'

const sealed = z.string()
const documentShape = z.object({
  wrapped: sealed,
  createdAt: z.string(),
  submittedAt: z.string().nullable(),
  fittedAt: z.string().nullable(),
  notes: sealed.nullable(),
  summary: sealed.nullable(),
  goalLevels: sealed.nullable(),
  activities: sealed.nullable(),
  outcome: z
    .object({
      fittedOn: z.string(),
      after: z.array(z.number().nullable()).nullable(),
      bikeTypes: z.array(z.string()),
      changes: z.array(z.string()),
    })
    .nullable(),
  forms: z.array(z.object({ id: z.string(), kind: z.string(), version: z.number(), answers: sealed })),
  changes: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      measurement: z.string().nullable(),
      details: sealed.nullable(),
    }),
  ),
  advice: z.array(z.object({ id: z.string(), words: sealed })),
})
type Document = z.infer<typeof documentShape>

/** What the fitter wrote about one change, with the codes of its terms. */
interface CaseChange {
  id: string
  texts: readonly string[]
  codes: readonly string[]
}

/** A session as past cases show and search it. */
export interface OpenedCase {
  facts: CaseFacts
  /** Whether there is anything to compare with: an intake or a fit. */
  isCase: boolean
  /** What rider and fitter wrote, without the changes. */
  texts: readonly CaseText[]
  changes: readonly CaseChange[]
  /** The codes of terms by field, without the changes. */
  codes: Readonly<Record<Exclude<CaseField, 'changes'>, readonly string[]>>
}

const bytes = (text: string) => Buffer.from(text, 'base64')
const levelsShape = z.record(z.string(), z.string())
const WORDS = ['what', 'from', 'to', 'why'] as const

/** An opened form: what the rider wrote in it, its figures, and its zones. */
interface OpenedForm {
  kind: string
  texts: CaseText[]
  figures: readonly Figure[]
  discomfort: readonly Item[]
}

function openForm(
  key: HolderKey,
  { id, kind, version, answers: text }: Document['forms'][number],
): OpenedForm[] {
  const questionnaire = questionnaireOf(questionnaireKind(kind), version)
  if (!questionnaire) return []
  const answers = openAnswers(key, { submission: id }, bytes(text))
  return [
    {
      kind,
      texts: textsOfAnswers(questionnaire, answers),
      figures: figures(questionnaire, answers),
      discomfort: itemsOf(answers, 'discomfort'),
    },
  ]
}

function openChange(
  key: HolderKey,
  { id, kind, measurement, details }: Document['changes'][number],
): CaseChange {
  const opened: unknown = details === null ? {} : JSON.parse(key.open(detailsPlace(id), bytes(details)))
  const said = isObject(opened) ? WORDS.map((name) => memberOf(opened, name)) : []
  return {
    id,
    texts: said.filter((one) => typeof one === 'string'),
    codes: [`part.${kind}`, ...(measurement === null ? [] : [`measurement.${measurement}`])],
  }
}

/** What the fitter wrote about the session itself. */
function fitTexts(key: HolderKey, id: string, document: Document): CaseText[] {
  const { notes, summary, goalLevels, activities, advice } = document
  const levels =
    goalLevels && levelsShape.parse(JSON.parse(key.open(fitTextPlace(id, 'goal_levels'), bytes(goalLevels))))
  const named = openActivities(key, { id, activities_sealed: activities === null ? null : bytes(activities) })
  const goals = [...Object.values(levels ?? {}), ...named.map(({ words }) => words)]
  const written = [
    ...(notes === null ? [] : [key.open(notesPlace(id), bytes(notes))]),
    ...(summary === null ? [] : [key.open(fitTextPlace(id, 'summary'), bytes(summary))]),
    ...advice.map((one) => key.open(adviceWordsPlace(one.id), bytes(one.words))),
  ]
  return [
    ...goals.map((text): CaseText => ({ field: 'goals', text })),
    ...written.map((text): CaseText => ({ field: 'notes', text })),
  ]
}

const afterScores = (after: readonly (number | null)[]): ZoneScores =>
  Object.fromEntries(
    ZONES.flatMap((zone, at) => {
      const score = after[at]
      return isZoneScore(score) ? [[zone, score] as const] : []
    }),
  )

function zoneOf(
  zone: Zone,
  before: ZoneScores,
  after: ZoneScores | null,
  said: Item | undefined,
): CaseZone[] {
  const [was, is] = [before[zone] ?? 0, after?.[zone] ?? null]
  if (was === 0 && (is ?? 0) === 0) return []
  const side = COMPLAINT_SIDES.find((one) => one === (said && memberOf(said, 'side')))
  const place = said && placeIn(zone, memberOf(said, `location_${zone}`))
  return [{ zone, before: was, after: is, place: place ?? null, side: side ?? null }]
}

function zonesOf(intake: OpenedForm | undefined, { outcome }: Document): CaseZone[] {
  const before = zoneScoresOf(intake?.figures ?? [])
  const after = outcome?.after ? afterScores(outcome.after) : null
  const saidOf = (zone: Zone) => intake?.discomfort.find((item) => memberOf(item, 'zone') === zone)
  return ZONES.flatMap((zone) => zoneOf(zone, before, after, saidOf(zone)))
}

const dayOf = ({ outcome, fittedAt, submittedAt, createdAt }: Document): string =>
  outcome?.fittedOn ?? dateIn(new Date(fittedAt ?? submittedAt ?? createdAt), 'UTC')

function factsOf(
  { sessionId, riderId }: SealedCase,
  document: Document,
  intake: OpenedForm | undefined,
): CaseFacts {
  const plain = intake?.figures ?? []
  const [discipline = null] = chosenIn(plain, 'discipline', DISCIPLINES)
  const { outcome } = document
  const bikeTypes: readonly BikeType[] = outcome
    ? BIKE_TYPES.filter((type) => outcome.bikeTypes.includes(type))
    : chosenIn(plain, 'bikeType', BIKE_TYPES)
  return {
    sessionId,
    riderId,
    day: dayOf(document),
    fitted: document.fittedAt !== null,
    zones: zonesOf(intake, document),
    discipline,
    bikeTypes,
    goals: chosenIn(plain, 'goal', GOALS),
    changes: CHANGE_KINDS.filter((kind) => outcome?.changes.includes(kind)),
  }
}

/** The codes of what the rider said of their discomfort. */
function complaintCodes({ zones }: CaseFacts, intake: OpenedForm | undefined): string[] {
  const kinds = (intake?.discomfort ?? []).flatMap((item) => memberOf(item, 'kinds') ?? [])
  return [
    ...zones.map(({ zone }) => `zone.${zone}`),
    ...zones.flatMap(({ place }) => (place === null ? [] : [`place.${place}`])),
    ...KINDS.filter((kind) => kinds.includes(kind)).map((kind) => `feeling.${kind}`),
  ]
}

/** Reads a case's document. @throws ZodError for another shape */
export const readDocument = ({ document }: Pick<SealedCase, 'document'>): Document =>
  documentShape.parse(JSON.parse(document))

/** Opens a session with its rider's key. */
export function openCase(key: HolderKey, one: SealedCase, document = readDocument(one)): OpenedCase {
  const forms = document.forms.flatMap((form) => openForm(key, form))
  const intake = forms.find(({ kind }) => kind === 'intake')
  const facts = factsOf(one, document, intake)
  return {
    facts,
    isCase: document.submittedAt !== null || document.fittedAt !== null,
    texts: [...forms.flatMap(({ texts }) => texts), ...fitTexts(key, one.sessionId, document)],
    changes: document.changes.map((change) => openChange(key, change)),
    codes: {
      complaints: complaintCodes(facts, intake),
      goals: facts.goals.map((goal) => `goal.${goal}`),
      notes: [],
    },
  }
}
