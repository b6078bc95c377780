import { useVisitor } from '#web/account/visitor.ts'
import { RedFlagAdvice } from '#web/form/red-flag-advice.tsx'
import { SentHeading } from '#web/form/sent-heading.tsx'
import { sentFollowUpPath } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { InjuryRemembered } from '../injury-remembered.tsx'
import { KeepAnswers } from '../keep-answers.tsx'

/** What the wizard passes in the navigation state. */
export interface Sent {
  fitter: string
  redFlag: boolean
}

/** Reads the navigation state; null if no form was submitted before this page. */
export function sentIn(state: unknown): Sent | null {
  if (typeof state !== 'object' || state === null || !('sentFollowUp' in state)) return null
  const { sentFollowUp: sent } = state
  if (typeof sent !== 'object' || sent === null || !('fitter' in sent) || !('redFlag' in sent)) return null
  return { fitter: String(sent.fitter), redFlag: sent.redFlag === true }
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

/** Shown after submission: thanks, and where the answers can be read. */
export function FollowUpThanks({ sessionId, sent }: { sessionId: string; sent: Sent }) {
  const { t } = useTranslation('followUpPages')
  const visitor = useVisitor()
  const { fitter, redFlag } = sent
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8 px-5 py-8 md:py-14">
      <SentHeading
        title={fitter ? t('thanks.title', { fitter }) : t('thanks.titlePlain')}
        text={t('thanks.text')}
      />
      {redFlag && <RedFlagAdvice />}
      {visitor && visitor.guestOf === undefined ? (
        <Own sessionId={sessionId} />
      ) : (
        <KeepAnswers sessionId={sessionId} />
      )}
    </div>
  )
}
