import { sql } from 'kysely'
import { isDuplicate } from '../../audit/duplicates.ts'
import type { Transaction } from '../../database/database.ts'

/** The most audit entries that a record shows. */
const ENTRIES = 100

/** The states and times of a session. */
export const findSessionFacts = ({ db }: Transaction, id: string) =>
  db
    .selectFrom('session')
    .select(['id', 'created_at', 'invited_at', 'invitation_expires_at', 'intake_started_at'])
    .select(['intake_submitted_at', 'fitted_at', 'closed_at', 'cancelled_at', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()

export const listInvitationFacts = ({ db }: Transaction, sessionId: string) =>
  db
    .selectFrom('invitation')
    .select(['id', 'channel', 'created_at', 'opened_at', 'expires_at', 'withdrawn_at'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .execute()

/** The size of a sealed document, which is a few bytes more than what it contains. */
const sealedSize = sql<number>`octet_length(answers_sealed)`

export const listFormFacts = ({ db }: Transaction, sessionId: string) =>
  db
    .selectFrom('submission')
    .select(['id', 'kind', 'form_version', 'revision', 'submitted_at', 'superseded_at'])
    .select(sealedSize.as('size'))
    .where('session_id', '=', sessionId)
    .orderBy('submitted_at')
    .execute()

export const listDraftFacts = ({ db }: Transaction, sessionId: string) =>
  db
    .selectFrom('draft')
    .select(['form', 'form_version', 'version', 'saved_at'])
    .select(sealedSize.as('size'))
    .where('session_id', '=', sessionId)
    .orderBy('saved_at')
    .execute()

export const listFollowUpFacts = ({ db }: Transaction, sessionId: string) =>
  db
    .selectFrom('follow_up')
    .select(['id', 'due_on', 'window_ends_on', 'submitted_at', 'skipped_at'])
    .where('session_id', '=', sessionId)
    .orderBy('due_on')
    .execute()

export const listPhotoFacts = ({ db }: Transaction, sessionId: string) =>
  db
    .selectFrom('photo')
    .select(['id', 'phase', 'created_at', 'removed_at', 'bytes'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .execute()

/** The messages about a session. The outbox keeps an error as a code. */
export const listMessageFacts = ({ db }: Transaction, sessionId: string) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'channel', 'created_at', 'due_at', 'sent_at', 'dropped_at', 'dead_at'])
    .select(['attempts', 'last_error'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .execute()

/** Who did what in a session, newest first, without the values and once for each step. Which entries these are is said by row security. */
export const listEntries = ({ db }: Transaction, riderId: string) =>
  db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'actor', 'action'])
    .where('rider_id', '=', riderId)
    .where('entity', '<>', 'support_access')
    .where((is) => is.not(isDuplicate(is)))
    .orderBy('id', 'desc')
    .limit(ENTRIES)
    .execute()

/** The current submissions of a session, sealed. */
export const listCurrentForms = ({ db }: Transaction, sessionId: string) =>
  db
    .selectFrom('submission')
    .select(['id', 'kind', 'form_version', 'submitted_at', 'language', 'answers_sealed'])
    .where('session_id', '=', sessionId)
    .where('superseded_at', 'is', null)
    .orderBy('submitted_at')
    .execute()
