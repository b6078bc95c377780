import type { Transaction } from '../database/database.ts'
import { type Form, kindOf } from './form.ts'

/** A draft as it is kept. */
export interface KeptDraft {
  formVersion: number
  version: number
  answersSealed: Buffer
}

/** What is kept of a form that is not sent yet. */
export function findDraft({ db }: Transaction, { session_id, follow_up_id }: Form) {
  return db
    .selectFrom('draft')
    .select(['form_version', 'version', 'answers_sealed', 'saved_at'])
    .where('session_id', '=', session_id)
    .where('follow_up_id', follow_up_id === null ? 'is' : '=', follow_up_id)
    .executeTakeFirst()
}

/** Keeps a draft in place of the one before. */
export async function keepDraft({ db, now }: Transaction, form: Form, draft: KeptDraft): Promise<void> {
  const kept = {
    form_version: draft.formVersion,
    version: draft.version,
    answers_sealed: draft.answersSealed,
    saved_at: now,
  }
  await db
    .insertInto('draft')
    .values({ ...kept, ...form, form: kindOf(form) })
    .onConflict((conflict) => conflict.constraint('draft_of_form').doUpdateSet(kept))
    .execute()
}

/** The form was sent: nothing of its draft stays. */
export async function deleteDraft({ db }: Transaction, { session_id, follow_up_id }: Form): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('session_id', '=', session_id)
    .where('follow_up_id', follow_up_id === null ? 'is' : '=', follow_up_id)
    .execute()
}
