import { usePresent } from '#web/account/present.ts'
import type { Draft } from '#web/drafts/draft.ts'
import { type FormParts, stepScreens } from '#web/form/form.ts'
import { namesRedFlag } from '#web/form/red-flags.ts'
import { StepBody } from '#web/form/step-body.tsx'
import { pages } from '#web/form-paths.ts'
import { isGuest } from '#web/sign-in-client/auth-user.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { sendSubmission } from './send-submission.ts'

/** Where Back leads on the first step, and the page after submission. */
function useWays({ answers, fitter, sessionId }: Draft) {
  const { go } = useNavigation()
  const { user } = usePresent()
  const { name, email } = answers
  return {
    back: () => go(isGuest(user) ? pages.invitation : pages.clientDashboard),
    sent: () =>
      go(pages.thankYou, {
        replace: true,
        state: { fitter: fitter.name, sessionId, name, email, redFlag: namesRedFlag(answers) },
      }),
  }
}

/** The parts of the form that are specific to the intake. */
export const intakeParts: FormParts = {
  texts: 'intake',
  marks: 'required',
  reviewed: true,
  screens: stepScreens,
  Body: StepBody,
  send: sendSubmission,
  useWays,
  address: ({ sessionId }) => ({ session: sessionId }),
}
