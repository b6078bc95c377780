import type { ReactNode } from 'react'
import { intakeMinutes } from '#domain/forms/form-minutes.ts'
import { useMilestoneWords } from '#web/discomfort-course/use-milestone-words.ts'
import { followUpPath, intakePath, pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ComingAppointment, useComing } from './next-appointment.tsx'
import type { Overview } from './overview.ts'

function Task({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line border-s-4 border-s-teal bg-card p-5">
      <div className="min-w-0">
        <h3 className="text-lg" dir="auto">
          {title}
        </h3>
        <p className="mt-0.5 text-muted">{text}</p>
      </div>
      {action}
    </li>
  )
}

function IntakeToFill({ intake }: { intake: Overview['intakes'][number] }) {
  const { t } = useTranslation('dashboard')
  const { fitterName: fitter, startedAt, sessionId } = intake
  const begun = startedAt !== null
  return (
    <Task
      title={t(begun ? 'client.next.go' : 'client.next.start', { fitter })}
      text={begun ? t('client.next.goText') : t('client.next.startText', intakeMinutes)}
      action={
        <LinkButton to={intakePath(sessionId)}>
          {t(begun ? 'client.next.goAction' : 'client.next.startAction')}
        </LinkButton>
      }
    />
  )
}

function FollowUpToFill({ followUp }: { followUp: Overview['followUps'][number] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const said = useMilestoneWords()(followUp.daysAfterFit)
  const after = followUp.daysAfterFit === 0 ? said : t('client.followUp.after', { after: said })
  return (
    <Task
      title={t('client.followUp.title', { fitter: followUp.fitterName })}
      text={t('client.followUp.text', { after, date: format.date(followUp.windowEndsOn) })}
      action={
        <LinkButton to={followUpPath(followUp.sessionId, followUp.milestone)}>
          {t('client.followUp.action')}
          <span className="sr-only">{after}</span>
        </LinkButton>
      }
    />
  )
}

function OfferToConfirm({ offer }: { offer: Overview['offers'][number] }) {
  const { t } = useTranslation('dashboard')
  return (
    <Task
      title={t('client.next.offer', { fitter: offer.fitterName })}
      text={t('client.next.offerText')}
      action={<LinkButton to={pages.sharing}>{t('client.next.offerAction')}</LinkButton>}
    />
  )
}

function Nothing({ soon }: { soon: Overview['followUps'][number] | undefined }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return (
    <div className="rounded-lg border border-line bg-card p-5">
      <h3>{t('client.next.nothing')}</h3>
      <p className="mt-0.5 mb-3 max-w-prose text-muted">
        {soon
          ? t('client.followUp.soon', { date: format.date(soon.dueOn), fitter: soon.fitterName })
          : t('client.next.nothingText')}
      </p>
      {!soon && (
        <LinkButton kind="quiet" size="small" to={pages.intake}>
          {t('client.next.find')}
        </LinkButton>
      )}
    </div>
  )
}

/** What the rider should do next, or that there is nothing to do. */
export function NextStep({ overview }: { overview: Overview }) {
  const { t } = useTranslation('dashboard')
  const { intakes, followUps, offers } = overview
  const open = followUps.filter((each) => each.open)
  const coming = useComing()
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2>{t('client.next.title')}</h2>
      {intakes.length + open.length + coming.length + offers.length > 0 ? (
        <ul className="grid grid-cols-1 gap-3">
          {open.map((followUp) => (
            <FollowUpToFill key={followUp.followUpId} followUp={followUp} />
          ))}
          {intakes.map((intake) => (
            <IntakeToFill key={intake.sessionId} intake={intake} />
          ))}
          {offers.map((offer) => (
            <OfferToConfirm key={offer.offerId} offer={offer} />
          ))}
          {coming.map((appointment) => (
            <ComingAppointment key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      ) : (
        <Nothing soon={followUps[0]} />
      )}
    </section>
  )
}
