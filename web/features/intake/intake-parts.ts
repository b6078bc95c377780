import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { userQuery } from '#web/api/user-query.ts'
import type { Draft } from '#web/drafts/draft.ts'
import { type FormParts, stepScreens } from '#web/form/form.ts'
import { StepBody } from '#web/form/step-body.tsx'
import { pages } from '#web/paths.ts'
import { sendSubmission } from './send-submission.ts'

/** Where Back leads on the first step, and the page after submission. */
function useWays({ answers, fitter, sessionId }: Draft) {
  const navigate = useNavigate()
  const { data: user } = useQuery(userQuery)
  const guest = user && 'guest' in user
  const { name, email } = answers
  return {
    back: () => navigate(guest ? pages.invitation : pages.clientDashboard),
    sent: () =>
      navigate(pages.thankYou, {
        replace: true,
        state: { fitter: fitter.name, sessionId, name, email },
      }),
  }
}

/** The parts of the form that are specific to the intake. */
export const intakeParts: FormParts = {
  texts: 'intake',
  screens: stepScreens,
  Body: StepBody,
  send: sendSubmission,
  useWays,
  address: ({ sessionId }) => ({ session: sessionId }),
}
