import type { Calls } from '#contract/calls.ts'
import { intake } from '#domain/forms/intake.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { findDraft, upsertDraft } from '../../forms/forms.repository.ts'
import { changedDraft } from '../../forms/judged-answers.ts'
import { type OpenedAnswers, openAnswers, sealAnswers } from '../../forms/sealed-answers.ts'
import { AppError } from '../../http/problem.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { openContact } from '../../people/rider-contact.ts'
import {
  findSession,
  type IntakeSession,
  intakeForm,
  listOpenSessions,
  lockSession,
  lockSessionWithKey,
  markStarted,
  withKey,
} from './intake.repository.ts'
import { intakeOfVersion } from './intake-version.service.ts'

type Form = Calls['GET /api/sessions/:sessionId/intake']['response']
type DraftChanges = Calls['PATCH /api/sessions/:sessionId/intake/draft']['body']
type OpenIntakes = Calls['GET /api/intakes/open']['response']

/** The initial answers: what the rider's file has from the invitation or the account. */
async function prefill(tx: Transaction, session: IntakeSession): Promise<OpenedAnswers> {
  const { name, email } = openContact(await tx.keys.of(session.rider_id), session)
  return { ...(name && { name }), ...(email && { email }) }
}

const findIntakeDraft = (tx: Pick<Transaction, 'db'>, sessionId: string) =>
  findDraft(tx, { session_id: sessionId, follow_up_id: null })

type DraftRow = Awaited<ReturnType<typeof findIntakeDraft>>

async function openDraft(tx: Transaction, session: IntakeSession, draft: DraftRow) {
  if (!draft) return { version: 0, savedAt: null, answers: await prefill(tx, session) }
  const key = await tx.keys.of(session.rider_id)
  return {
    formVersion: draft.form_version,
    version: draft.version,
    savedAt: draft.saved_at.toISOString(),
    answers: openAnswers(key, { draft: session.id }, draft.answers_sealed),
  }
}

/**
 * The form of a session with its draft; without a draft once it is submitted.
 * @throws AppError `not_found`
 */
export async function readIntake(tx: Transaction, sessionId: string): Promise<Form> {
  const [session, stored] = await Promise.all([findSession(tx, sessionId), findIntakeDraft(tx, sessionId)])
  if (!session) throw new AppError('not_found')
  const fitter = (await fitterNamesOf(tx, [session.fitter_id])).get(session.fitter_id)
  const submittedAt = session.intake_submitted_at
  const { formVersion, ...draft } = submittedAt
    ? { formVersion: undefined, version: 0, savedAt: null, answers: {} }
    : { formVersion: undefined, ...(await openDraft(tx, session, stored)) }
  return {
    sessionId,
    formVersion: formVersion ?? intake.version,
    fitter: fitter ?? { name: '', studio: null },
    state: submittedAt ? 'submitted' : 'open',
    submittedAt: submittedAt?.toISOString() ?? null,
    draft,
  }
}

/** @throws AppError `not_found`, `already_submitted` */
function requireOpen(session: IntakeSession | undefined): IntakeSession {
  if (!session) throw new AppError('not_found')
  if (session.intake_submitted_at) throw new AppError('already_submitted')
  return session
}

/**
 * A session whose intake can still be filled in, locked.
 * @throws AppError `not_found`, `already_submitted`
 */
export const lockOpenIntake = async (tx: Transaction, sessionId: string): Promise<IntakeSession> =>
  requireOpen(await lockSession(tx, sessionId))

/** Marks the intake as started, with the first saved answer. */
async function startIntake(tx: Transaction, session: IntakeSession): Promise<void> {
  if (session.intake_started_at) return
  tx.defer(markStarted(tx, session.id))
  await recordAudit(tx, {
    action: 'intake.started',
    entity: 'session',
    entityId: session.id,
    fitterId: session.fitter_id,
    riderId: session.rider_id,
    changes: { intake_started_at: { to: tx.now } },
  })
  await publishEvent(tx, 'invitations', [session.fitter_id])
}

/** Locks the session of an intake and asks for its draft. The statements are sent together. */
export const askForDraft = (tx: Pick<Transaction, 'db'>, sessionId: string) =>
  Promise.all([lockSessionWithKey(tx, sessionId), findIntakeDraft(tx, sessionId)])

/**
 * Saves changes of a draft, either all of them or none.
 * @param asked the result of `askForDraft`
 * @throws AppError `draft_conflict` with the current `version`, `already_submitted`, `invalid_answers`,
 *   `questionnaire_version_unknown`, `not_found`
 */
export async function changeDraft(
  tx: Transaction,
  asked: Awaited<ReturnType<typeof askForDraft>>,
  body: DraftChanges,
): Promise<{ version: number; savedAt: string }> {
  const [locked, stored] = asked
  const session = requireOpen(withKey(tx, locked))
  const draft = await openDraft(tx, session, stored)
  if (draft.version !== body.version)
    throw new AppError('draft_conflict', { params: { version: draft.version } })
  const answers = changedDraft(intakeOfVersion(body.formVersion), draft.answers, body.changes)
  const version = draft.version + 1
  const key = await tx.keys.of(session.rider_id)
  const answersSealed = sealAnswers(key, { draft: session.id }, answers)
  tx.defer(upsertDraft(tx, intakeForm(session), { formVersion: body.formVersion, version, answersSealed }))
  await startIntake(tx, session)
  return { version, savedAt: tx.now.toISOString() }
}

/** The client's intakes that are not submitted yet, newest first. */
export async function listOpenIntakes(tx: Transaction): Promise<OpenIntakes> {
  const sessions = await listOpenSessions(tx)
  const fitters = await fitterNamesOf(
    tx,
    sessions.map((session) => session.fitter_id),
  )
  return {
    items: sessions.map((session) => ({
      sessionId: session.id,
      fitterName: fitters.get(session.fitter_id)?.name ?? '',
      startedAt: session.intake_started_at?.toISOString() ?? null,
    })),
  }
}
