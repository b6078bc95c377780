import { memberOf } from '#domain/questionnaires/answers.ts'
import { usePresent } from '#web/account/present.ts'
import { api } from '#web/api/api.ts'
import type { Draft, PressedSubmission } from '#web/drafts/draft.ts'
import type { FormParts } from '#web/form/form.ts'
import { namesRedFlag } from '#web/form/red-flags.ts'
import { followUpPath, pages } from '#web/paths.ts'
import { isGuest } from '#web/sign-in-client/auth-user.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { FollowUpBody } from './body.tsx'
import { followUpControls } from './follow-up-controls.tsx'
import type { Sent } from './follow-up-thanks.tsx'
import { followUpScreens } from './screens.ts'

/** Submits the form. The same key with the same content is one submission, however often it is sent. */
async function send({ followUp, formVersion }: Draft, pressed: PressedSubmission): Promise<void> {
  const { key, today, language, answers } = pressed
  const body = { formVersion, today, language, answers }
  await api('POST /api/follow-ups/:followUpId/submission', {
    params: { followUpId: followUp?.id ?? '' },
    body,
    idempotencyKey: key,
  })
}

/** Where Back leads on the first screen, and the page after submission. */
function useWays({ sessionId, followUp, fitter, answers }: Draft) {
  const { go } = useNavigation()
  const { user } = usePresent()
  const sent: Sent = {
    fitter: fitter.name,
    redFlag: namesRedFlag(answers),
    wantsAppointment: memberOf(answers, 'anotherAppointment') === true,
  }
  return {
    back: () => go(isGuest(user) ? pages.home : pages.clientDashboard),
    sent: () =>
      go(followUpPath(sessionId, followUp?.milestone), {
        replace: true,
        state: { sentFollowUp: sent },
      }),
  }
}

/** The parts of the form that are specific to follow-ups. */
export const followUpParts: FormParts = {
  texts: 'followUp',
  marks: 'optional',
  controls: followUpControls,
  screens: followUpScreens,
  Body: FollowUpBody,
  send,
  useWays,
  address: ({ followUp }) => ({ milestone: String(followUp?.milestone ?? '') }),
}
