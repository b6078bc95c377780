import { randomUUID } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { scoresIn, secondBaseline } from '#domain/forms/second-baseline.ts'
import { pages } from '#domain/pages.ts'
import { secondBaselineState } from '#domain/sessions/second-baseline.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { judgeAnswers } from '../../forms/judged-answers.ts'
import { hashSecret, newSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { arrayOfScores } from '../../outcomes/score-array.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import {
  deleteSecret,
  type EnteredBaseline,
  enterSecondBaseline,
  findCurrent,
  insertSecondBaseline,
  insertSecret,
  lockOwnFit,
  lockScores,
  updateSuperseded,
} from './second-baseline.repository.ts'

type Link = Calls['POST /api/sessions/:sessionId/second-baseline-link']['response']
type Preview = Calls['POST /api/second-baseline/preview']['response']
type Given = Calls['POST /api/second-baseline']['response']
type Body = Parsed['POST /api/second-baseline']['body']
type Fit = NonNullable<Awaited<ReturnType<typeof lockOwnFit>>>

/** The scores are of the day of the fit, so a link is for a working day. */
const LINK_MS = 12 * 3_600_000

/** @throws AppError `already_fitted`, `session_closed`, `second_baseline_early` */
function refuseUntimely(fit: Fit, now: Date): void {
  if (fit.first_fitted_at ?? fit.fitted_at) throw new AppError('already_fitted')
  if (fit.closed_at || fit.cancelled_at) throw new AppError('session_closed')
  const zone = fit.time_zone ?? 'UTC'
  const intakeOn = fit.intake_submitted_at && dateIn(fit.intake_submitted_at, zone)
  if (secondBaselineState({ intakeOn, over: false }, dateIn(now, zone)) !== 'open')
    throw new AppError('second_baseline_early')
}

/**
 * Makes the link by which the rider scores the zones once more. It replaces any earlier link. Only the hash of its
 * secret is stored.
 * @throws AppError `not_found`, `already_fitted`, `session_closed`, `second_baseline_early`
 */
export async function makeLink(tx: Transaction, sessionId: string): Promise<Link> {
  const fit = await lockOwnFit(tx, sessionId)
  if (!fit) throw new AppError('not_found')
  refuseUntimely(fit, tx.now)
  const secret = newSecret()
  tx.defer(deleteSecret(tx, fit.id))
  tx.defer(
    insertSecret(tx, {
      hash: hashSecret(secret),
      session_id: fit.id,
      fitter_id: fit.fitter_id,
      rider_id: fit.rider_id,
      created_at: tx.now,
      expires_at: new Date(tx.now.getTime() + LINK_MS),
    }),
  )
  await recordAudit(tx, {
    action: 'second_baseline.asked',
    entity: 'session',
    entityId: fit.id,
    fitterId: fit.fitter_id,
    riderId: fit.rider_id,
  })
  return { url: `${tx.publicUrl}${pages.scoreAgain}#${secret}` }
}

/** @throws AppError `second_baseline_unknown`, `second_baseline_over` */
async function enter(tx: Transaction, secret: string): Promise<EnteredBaseline> {
  const entered = await enterSecondBaseline(tx, hashSecret(secret))
  if (!entered) throw new AppError('second_baseline_unknown')
  const { session_id: sessionId, rider_id: riderId, fitter_id: fitterId } = entered
  tx.become({ kind: 'guest', signInId: null, sessionId, riderId, fitterId, followUpId: null })
  if (entered.expired || entered.over) throw new AppError('second_baseline_over')
  return entered
}

/**
 * Who asks for the scores, and whether they were given. The scores themselves are never sent.
 * @throws AppError `second_baseline_unknown`, `second_baseline_over`
 */
export async function previewSecondBaseline(tx: Transaction, secret: string): Promise<Preview> {
  const { session_id, fitter_id } = await enter(tx, secret)
  const [fitters, current] = await Promise.all([fitterNamesOf(tx, [fitter_id]), findCurrent(tx, session_id)])
  return {
    fitter: fitters.get(fitter_id) ?? { name: '', studio: null },
    formVersion: secondBaseline.version,
    given: current !== undefined,
  }
}

type Current = NonNullable<Awaited<ReturnType<typeof findCurrent>>>

/** Ends the current revision. It stays readable. */
async function supersede(tx: Transaction, { id }: Current, entered: EnteredBaseline): Promise<void> {
  tx.defer(updateSuperseded(tx, id))
  await recordAudit(tx, {
    action: 'second_baseline.corrected',
    entity: 'second_baseline',
    entityId: id,
    fitterId: entered.fitter_id,
    riderId: entered.rider_id,
    changes: { superseded_at: { to: tx.now } },
  })
}

async function write(
  tx: Transaction,
  entered: EnteredBaseline,
  row: { form_version: number; scores: number[]; revision: number },
): Promise<void> {
  const id = randomUUID()
  const { session_id, rider_id, fitter_id } = entered
  tx.defer(insertSecondBaseline(tx, { id, session_id, fitter_id, rider_id, ...row, submitted_at: tx.now }))
  await recordAudit(tx, {
    action: row.revision === 1 ? 'second_baseline.submitted' : 'second_baseline.corrected',
    entity: 'second_baseline',
    entityId: id,
    fitterId: fitter_id,
    riderId: rider_id,
    // The scores are not repeated here, because the row that holds them never changes.
    changes: created({ session_id, revision: row.revision, form_version: row.form_version }),
  })
}

/**
 * Stores the scores; other scores than the current ones are a new revision. A request that is repeated after a lost
 * response changes nothing.
 * @throws AppError `second_baseline_unknown`, `second_baseline_over`, `questionnaire_version_unknown`,
 *   `invalid_answers`
 */
export async function giveSecondBaseline(tx: Transaction, { secret, ...sent }: Body): Promise<Given> {
  const entered = await enter(tx, secret)
  const questionnaire = questionnaireOf('secondBaseline', sent.formVersion)
  if (!questionnaire) throw new AppError('questionnaire_version_unknown')
  const scores = arrayOfScores(scoresIn(judgeAnswers(questionnaire, sent, tx.now))).map(Number)
  // Two devices may submit at once.
  await lockScores(tx, entered.session_id)
  const current = await findCurrent(tx, entered.session_id)
  if (current && current.scores.join() === scores.join())
    return { sessionId: entered.session_id, revision: current.revision }
  if (current) await supersede(tx, current, entered)
  const revision = (current?.revision ?? 0) + 1
  await write(tx, entered, { form_version: sent.formVersion, scores, revision })
  await publishEvent(tx, 'sessions', [entered.fitter_id])
  return { sessionId: entered.session_id, revision }
}
