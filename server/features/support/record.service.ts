import type { Calls } from '#contract/calls.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { answersTo, withoutIdentity } from '#domain/forms/without-identity.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { type OpenedAnswers, openAnswers, questionnaireKind } from '../../forms/sealed-answers.ts'
import { AppError } from '../../http/problem.ts'
import { publishFileEvent } from '../../live-events/publish-event.ts'
import { type AccessRow, findAccess } from '../../support-access/support-access.repository.ts'
import { presentAccess, READ_ACTIONS } from '../../support-access/support-access.service.ts'
import type { HolderKey } from '../../vault/vault.ts'
import {
  findSessionFacts,
  listCurrentForms,
  listDraftFacts,
  listEntries,
  listFollowUpFacts,
  listFormFacts,
  listInvitationFacts,
  listMessageFacts,
  listPhotoFacts,
} from './record.repository.ts'

type Record = Calls['GET /api/support-accesses/:accessId/record']['response']
type FitData = Calls['GET /api/support-accesses/:accessId/answers']['response']

const at = (instant: Date) => instant.toISOString()
const atOrNull = (instant: Date | null) => instant?.toISOString() ?? null
const kindOf = (kind: string) => (kind === 'follow_up' ? ('follow_up' as const) : ('intake' as const))
const ACTORS = ['guest', 'client', 'fitter', 'support'] as const
const actorOf = (text: string) => ACTORS.find((actor) => actor === text) ?? ('system' as const)

const isInForce = ({ from_at, until_at, ended_at }: AccessRow, now: Date): boolean =>
  ended_at === null && from_at <= now && until_at > now

/**
 * The acting support's access, while it is in force.
 * @throws AppError `not_found`: nothing says whether there is such an access, or such a session
 */
async function requireAccess(tx: Transaction, id: string): Promise<AccessRow> {
  const row = await findAccess(tx, id)
  if (!row || !isInForce(row, tx.now)) throw new AppError('not_found')
  return row
}

/** Records that support opened something, and tells the open pages of rider and fitter. */
async function recordReading(tx: Transaction, row: AccessRow, what: keyof typeof READ_ACTIONS) {
  await recordAudit(tx, {
    action: READ_ACTIONS[what],
    entity: 'session',
    entityId: row.session_id,
    fitterId: row.fitter_id,
    riderId: row.rider_id,
    reason: row.reason,
  })
  await publishFileEvent(tx, 'supportAccess', row)
}

async function sessionFacts(tx: Transaction, id: string): Promise<Record['session']> {
  const facts = await findSessionFacts(tx, id)
  if (!facts) throw new AppError('not_found')
  return {
    createdAt: at(facts.created_at),
    invitedAt: atOrNull(facts.invited_at),
    invitationExpiresAt: atOrNull(facts.invitation_expires_at),
    intakeStartedAt: atOrNull(facts.intake_started_at),
    intakeSubmittedAt: atOrNull(facts.intake_submitted_at),
    fittedAt: atOrNull(facts.fitted_at),
    closedAt: atOrNull(facts.closed_at),
    cancelledAt: atOrNull(facts.cancelled_at),
    version: facts.version,
  }
}

const invitationsOf = async (tx: Transaction, id: string): Promise<Record['invitations']> =>
  (await listInvitationFacts(tx, id)).map((row) => ({
    id: row.id,
    channel: row.channel,
    createdAt: at(row.created_at),
    openedAt: atOrNull(row.opened_at),
    expiresAt: at(row.expires_at),
    withdrawnAt: atOrNull(row.withdrawn_at),
  }))

const formsOf = async (tx: Transaction, id: string): Promise<Record['forms']> =>
  (await listFormFacts(tx, id)).map((row) => ({
    id: row.id,
    kind: kindOf(row.kind),
    formVersion: row.form_version,
    revision: row.revision,
    submittedAt: at(row.submitted_at),
    supersededAt: atOrNull(row.superseded_at),
    size: row.size,
  }))

const draftsOf = async (tx: Transaction, id: string): Promise<Record['drafts']> =>
  (await listDraftFacts(tx, id)).map(({ form, form_version, version, saved_at, size }) => ({
    form,
    formVersion: form_version,
    version,
    savedAt: at(saved_at),
    size,
  }))

const followUpsOf = async (tx: Transaction, id: string): Promise<Record['followUps']> =>
  (await listFollowUpFacts(tx, id)).map((row) => ({
    id: row.id,
    dueOn: row.due_on,
    windowEndsOn: row.window_ends_on,
    submittedAt: atOrNull(row.submitted_at),
    skippedAt: atOrNull(row.skipped_at),
  }))

const photosOf = async (tx: Transaction, id: string): Promise<Record['photos']> =>
  (await listPhotoFacts(tx, id)).map((row) => ({
    id: row.id,
    phase: row.phase === 'before' ? 'before' : 'after',
    createdAt: at(row.created_at),
    removedAt: atOrNull(row.removed_at),
    size: row.bytes,
  }))

const messagesOf = async (tx: Transaction, id: string): Promise<Record['messages']> =>
  (await listMessageFacts(tx, id)).map((row) => ({
    id: row.id,
    kind: row.kind,
    channel: row.channel,
    createdAt: at(row.created_at),
    dueAt: at(row.due_at),
    sentAt: atOrNull(row.sent_at),
    droppedAt: atOrNull(row.dropped_at),
    failedAt: atOrNull(row.dead_at),
    attempts: row.attempts,
    error: row.last_error,
  }))

const historyOf = async (tx: Transaction, riderId: string): Promise<Record['history']> =>
  (await listEntries(tx, riderId)).map((row) => ({
    id: String(row.id),
    at: at(row.at),
    actor: actorOf(row.actor),
    action: row.action,
  }))

/** What the session of an access went through. @throws AppError `not_found` */
export async function readRecord(tx: Transaction, accessId: string): Promise<Record> {
  const row = await requireAccess(tx, accessId)
  const id = row.session_id
  const [session, invitations, forms, drafts, followUps, photos, messages, history] = await Promise.all([
    sessionFacts(tx, id),
    invitationsOf(tx, id),
    formsOf(tx, id),
    draftsOf(tx, id),
    followUpsOf(tx, id),
    photosOf(tx, id),
    messagesOf(tx, id),
    historyOf(tx, row.rider_id),
  ])
  await recordReading(tx, row, 'record')
  const access = presentAccess(tx, row)
  return { access, session, invitations, forms, drafts, followUps, photos, messages, history }
}

/** What the feature of sessions presents of a fit. */
export interface FitParts {
  measurementsOf(tx: Transaction, ids: readonly string[]): Promise<Map<string, FitData['measurements']>>
  interventionsOf(
    tx: Transaction,
    session: { id: string; rider_id: string },
  ): Promise<FitData['interventions']>
  recommendationsOf(tx: Transaction, ids: readonly string[]): Promise<Map<string, FitData['recommendations']>>
}

/** The answers to the questions that do not say who the rider is. Of an unknown version, none. */
function shownAnswers(kind: string, version: number, answers: OpenedAnswers): OpenedAnswers {
  const questionnaire = questionnaireOf(questionnaireKind(kind), version)
  return questionnaire ? answersTo(withoutIdentity(questionnaire), answers) : {}
}

async function currentForms(tx: Transaction, key: HolderKey, sessionId: string): Promise<FitData['forms']> {
  return (await listCurrentForms(tx, sessionId)).map((row) => ({
    id: row.id,
    kind: kindOf(row.kind),
    formVersion: row.form_version,
    submittedAt: at(row.submitted_at),
    language: row.language,
    answers: shownAnswers(
      row.kind,
      row.form_version,
      openAnswers(key, { submission: row.id }, row.answers_sealed),
    ),
  }))
}

/** The answers and the fit data of the session of an access for quality. @throws AppError `not_found` */
export async function readFitData(tx: Transaction, accessId: string, parts: FitParts): Promise<FitData> {
  const row = await requireAccess(tx, accessId)
  if (row.reason !== 'quality') throw new AppError('not_found')
  const { session_id: id, rider_id } = row
  const [forms, measurements, interventions, recommendations] = await Promise.all([
    tx.keys.of(rider_id).then((key) => currentForms(tx, key, id)),
    parts.measurementsOf(tx, [id]),
    parts.interventionsOf(tx, { id, rider_id }),
    parts.recommendationsOf(tx, [id]),
  ])
  await recordReading(tx, row, 'answers')
  return {
    access: presentAccess(tx, row),
    forms,
    measurements: measurements.get(id) ?? [],
    interventions,
    recommendations: recommendations.get(id) ?? [],
  }
}
