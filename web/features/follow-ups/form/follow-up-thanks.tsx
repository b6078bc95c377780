import { useCallback } from 'react'
import { useVisitor } from '#web/account/visitor.ts'
import { api } from '#web/api/api.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { bookAsState } from '#web/booking-tabs/book-as.ts'
import { RedFlagAdvice } from '#web/form/red-flag-advice.tsx'
import { SentHeading } from '#web/form/sent-heading.tsx'
import { bookPath, sentFollowUpPath } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { milestoneIn } from '../asked-milestone.ts'
import { InjuryRemembered } from '../injury-remembered.tsx'
import { KeepAnswers } from '../keep-answers.tsx'

/** What the wizard passes in the navigation state. */
export interface Sent {
  fitter: string
  redFlag: boolean
  /** The rider would like to come again. */
  wantsAppointment: boolean
}

/** Reads the navigation state; null if no form was submitted before this page. */
export function sentIn(state: unknown): Sent | null {
  if (typeof state !== 'object' || state === null || !('sentFollowUp' in state)) return null
  const { sentFollowUp: sent } = state
  if (typeof sent !== 'object' || sent === null || !('fitter' in sent) || !('redFlag' in sent)) return null
  return {
    fitter: String(sent.fitter),
    redFlag: sent.redFlag === true,
    wantsAppointment: 'wantsAppointment' in sent && sent.wantsAppointment === true,
  }
}

function Own({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('followUpPages')
  return (
    <div className="grid justify-items-start gap-6">
      <LinkButton to={sentFollowUpPath('rider', sessionId)}>{t('thanks.see')}</LinkButton>
      <InjuryRemembered sessionId={sessionId} />
    </div>
  )
}

/** Leads a rider who would like to come again to the fitter's free times, as the rider of the form. */
function BookAgain({ sessionId, fitter }: { sessionId: string; fitter: string }) {
  const { t } = useTranslation('followUpPages')
  const milestone = milestoneIn(new URLSearchParams(useNavigation().place.search))
  const read = useCallback(
    () => api('GET /api/sessions/:sessionId/follow-up', { params: { sessionId }, query: { milestone } }),
    [sessionId, milestone],
  )
  const booking = useFetched(read).data?.booking
  if (!booking) return null
  return (
    <p>
      <LinkButton to={bookPath(booking.fitter)} state={bookAsState(booking)}>
        {t('thanks.book', { fitter })}
      </LinkButton>
    </p>
  )
}

/** Shown after submission: thanks, and where the answers can be read. */
export function FollowUpThanks({ sessionId, sent }: { sessionId: string; sent: Sent }) {
  const { t } = useTranslation('followUpPages')
  const visitor = useVisitor()
  const { fitter, redFlag, wantsAppointment } = sent
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8 px-5 py-8 md:py-14">
      <SentHeading
        title={fitter ? t('thanks.title', { fitter }) : t('thanks.titlePlain')}
        text={t('thanks.text')}
      />
      {redFlag && <RedFlagAdvice />}
      {wantsAppointment && <BookAgain sessionId={sessionId} fitter={fitter} />}
      {visitor && visitor.guestOf === undefined ? (
        <Own sessionId={sessionId} />
      ) : (
        <KeepAnswers sessionId={sessionId} />
      )}
    </div>
  )
}
