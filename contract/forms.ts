import { z } from 'zod'
import type { Json } from '#domain/json/json.ts'
import { instant, localDate, uuid, wholeNumber } from './call.ts'

/** Any JSON, typed as read-only, so that a questionnaire's answers can be sent without a copy. */
const json: z.ZodType<Json, Json> = z.json()

/** What a rider typed so far or submitted; the questionnaire defines its content. */
export const answers = z.record(z.string().max(100), json)

const formVersion = wholeNumber(0)

/** The state of a form that is being filled in. */
export const openForm = {
  sessionId: uuid,
  formVersion,
  submittedAt: instant.nullable(),
  draft: z.object({ version: z.number().int(), answers, savedAt: instant.nullable() }),
}

/** Changes to a draft, based on the version that was read. */
export const draftChanges = z.strictObject({
  version: wholeNumber(0),
  formVersion,
  changes: z
    .array(
      z.strictObject({
        path: z.string().min(1).max(200),
        /** Without a value the answer is deleted. */
        value: json.optional(),
      }),
    )
    .min(1)
    .max(500),
})

export const keptDraft = z.object({ version: z.number().int(), savedAt: instant })

/** A form as it is submitted, with the sender's local date. */
export const sentForm = z.strictObject({ formVersion, today: localDate, answers })

/** A correction of a submitted form. `revision` is the one it replaces. */
export const correctedForm = sentForm.extend({ revision: wholeNumber(1) })

export const newRevision = z.object({ id: uuid, revision: z.number().int() })

/** A submitted form with all its revisions, newest first. */
export const submittedForm = {
  id: uuid,
  formVersion,
  revision: z.number().int(),
  submittedAt: instant,
  /** The language in which it was filled in. */
  language: z.string(),
  answers,
  revisions: z.array(z.object({ revision: z.number().int(), id: uuid, submittedAt: instant })),
}
