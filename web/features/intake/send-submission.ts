import { NOTICE_VERSION } from '#domain/product.ts'
import { api } from '#web/api/api.ts'
import type { Draft, PressedSubmission } from '#web/drafts/draft.ts'

/** Submits the form. The same key with the same content is one submission, however often it is sent. */
export async function sendSubmission(draft: Draft, { key, ...content }: PressedSubmission): Promise<void> {
  const { sessionId, formVersion } = draft
  const body = { formVersion, noticeVersion: NOTICE_VERSION, ...content }
  await api('POST /api/sessions/:sessionId/intake/submission', {
    params: { sessionId },
    body,
    idempotencyKey: key,
  })
}
