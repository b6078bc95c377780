import { useNavigate } from 'react-router'
import { api } from '#web/api/api.ts'
import type { Draft, PressedSubmission } from '#web/drafts/draft.ts'
import type { FormParts } from '#web/form/form.ts'
import { sentFollowUpPath, sessionPath } from '#web/paths.ts'
import { followUpParts } from '../form/follow-up-parts.tsx'

async function send({ followUp, formVersion }: Draft, pressed: PressedSubmission): Promise<void> {
  const { key, today, language, answers } = pressed
  const body = { formVersion, today, language, answers }
  await api('POST /api/follow-ups/:followUpId/assisted', {
    params: { followUpId: followUp?.id ?? '' },
    body,
    idempotencyKey: key,
  })
}

function useWays({ sessionId, followUp }: Draft) {
  const navigate = useNavigate()
  return {
    back: () => navigate(sessionPath(sessionId, 'followUps')),
    sent: () =>
      navigate(sentFollowUpPath('fitter', sessionId, { milestone: followUp?.milestone }), { replace: true }),
  }
}

/** The rider's form when the fitter uses it. It is submitted as filled in together. */
export const togetherParts: FormParts = { ...followUpParts, send, useWays, address: () => ({}) }
