import { useId } from 'react'
import { intakeMinutes } from '#domain/forms/form-minutes.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { useAction } from '#web/api/use-action.ts'
import { ConsentSentence, DataCard } from '#web/consent/fit-consent.tsx'
import { Button } from '#web/ui/button.tsx'
import { initials } from '#web/ui/initials.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import type { Preview } from './invitation-preview.ts'
import { startIdOf, tabStorage } from './start-id.ts'
import { useOpenIntake } from './use-open-intake.ts'

interface WelcomeProps {
  secret: string
  preview: Preview
  /** Called when the invitation's state has changed. */
  onChanged: () => void
}

function useStart({ secret, onChanged }: WelcomeProps) {
  const { language } = useTranslation('invite')
  const goOn = useOpenIntake()
  return useAction(async () => {
    const consent = { noticeVersion: NOTICE_VERSION, language }
    const press = startIdOf(tabStorage)
    try {
      const { sessionId } = await api('POST /api/invitation/start', { body: { secret, consent, press } })
      await goOn(sessionId)
    } catch (error) {
      // The invitation was started elsewhere, submitted or closed in the meantime. It is loaded again and shows what to
      // do.
      if (!['unreachable', 'rate_limited', 'unexpected', 'internal', 'unavailable'].includes(codeOf(error)))
        onChanged()
      throw error
    }
  })
}

/** How to go on with another device: with the mailed code, or with the same link if no code was mailed. */
function WrongDevice({ coded }: Pick<Preview, 'coded'>) {
  const { t } = useTranslation('invite')
  if (!coded)
    return (
      <p className="text-center text-secondary text-muted">
        {t('wrongDevice.question')}
        <br />
        {t('wrongDevice.link')}
      </p>
    )
  return (
    <p className="text-center text-secondary text-muted">
      {t('wrongDevice.question')}
      <br />
      <b className="text-ink">{t('wrongDevice.address', { address: `${window.location.host}/invite` })}</b>
      <br />
      {t('wrongDevice.code')}
    </p>
  )
}

/** The inviting fitter, and the purpose of the invitation. */
function Introduction({ preview: { fitter, note }, begun }: { preview: Preview; begun: boolean }) {
  const { t } = useTranslation('invite')
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-full bg-teal-soft font-bold text-lg text-teal-deep md:size-18 md:text-2xl"
      >
        {initials(fitter.name)}
      </span>
      <div className="grid gap-2">
        <h1>{t('welcome.title', { fitter: fitter.name })}</h1>
        {fitter.studio && <p className="font-semibold">{fitter.studio}</p>}
        <p className="text-muted leading-normal md:text-lg">
          {begun ? t('welcome.goOnText') : t('welcome.lead', intakeMinutes)}
        </p>
      </div>
      {note !== null && (
        <figure className="w-full rounded-lg border border-line border-s-4 border-s-teal bg-card p-4">
          <figcaption className="text-detail text-muted">
            {t('welcome.note', { fitter: fitter.name })}
          </figcaption>
          <blockquote className="whitespace-pre-wrap break-words" dir="auto">
            {note}
          </blockquote>
        </figure>
      )}
    </>
  )
}

/** What the invitation is for, how long the form takes, what happens to the data, and the button that starts it. */
export function Welcome(props: WelcomeProps) {
  const { t } = useTranslation('invite')
  const { fitter, device, sessionId } = props.preview
  const start = useStart(props)
  const goOn = useOpenIntake()
  const consentId = useId()
  const begun = device === 'this'
  return (
    <div className="grid gap-4 md:gap-6">
      <Introduction preview={props.preview} begun={begun} />
      {start.error !== null && <RequestFailure error={start.error} />}
      {begun && sessionId ? (
        <Button wide onClick={() => void goOn(sessionId)}>
          {t('welcome.continue')}
        </Button>
      ) : (
        <div className="grid gap-3">
          <Button wide aria-describedby={consentId} busy={start.busy} onClick={() => start.start()}>
            {t('welcome.start')}
          </Button>
          <ConsentSentence id={consentId} fitter={fitter.name} />
        </div>
      )}
      {!begun && <p className="text-muted">{t('welcome.forWhat')}</p>}
      <DataCard fitter={fitter.name} />
      {!begun && <WrongDevice coded={props.preview.coded} />}
    </div>
  )
}
