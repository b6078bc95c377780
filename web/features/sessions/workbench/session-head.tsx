import { Link } from 'react-router'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { alikeCasesPath, pages, riderPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { useFit } from '../saving/fit-work.ts'
import { SessionPill } from '../status-pill.tsx'
import { AddBike } from './add-bike.tsx'
import { useComplete } from './use-session-steps.ts'

/** The choice of the bike. The rider's page has all details of the bikes. */
function BikeChoice() {
  const { t } = useTranslation('sessions')
  const nameOf = useBikeName()
  const { session, open, changeSession } = useFit()
  if (session.shared) return <span>{session.bike && nameOf(session.bike)}</span>
  const choices = session.bikes.filter(({ id, retired }) => !retired || id === session.bikeId)
  return (
    <label className="flex min-w-0 flex-wrap items-center gap-x-2 text-secondary text-muted" data-screen-only>
      {t('head.bike')}
      <select
        className="input w-auto! max-w-full"
        value={session.bikeId ?? ''}
        disabled={!open}
        onChange={(event) => changeSession({ bikeId: event.target.value || null })}
      >
        <option value="">{t('head.noBike')}</option>
        {choices.map((bike) => (
          <option key={bike.id} value={bike.id}>
            {nameOf(bike)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The type of the bike. A bike without further details is named by it, so on a screen the choice already shows it. */
function TypeOfBike() {
  const { t } = useTranslation('report')
  const nameOf = useBikeName()
  const { bike } = useFit().session
  if (!bike) return null
  const type = t(`bikeType.${bike.type}`)
  return (
    <span className={`text-secondary text-muted ${nameOf(bike) === type ? 'hidden print:inline' : ''}`}>
      {type}
    </span>
  )
}

function CompleteAction() {
  const { t } = useTranslation('sessions')
  const { session, open } = useFit()
  const complete = useComplete()
  if (!open || session.fittedAt) return null
  return (
    <Button busy={complete.isPending} onClick={() => complete.mutate(true)}>
      {t('life.complete')}
    </Button>
  )
}

/** Leads to the fits of other riders that are like this one. Only the session's own fitter has it. */
function AlikeLink() {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  if (session.notes === null) return null
  return (
    <Link
      to={alikeCasesPath(session.id)}
      className="py-1 font-semibold text-secondary text-teal underline underline-offset-4"
      data-screen-only
    >
      {t('head.alike')}
    </Link>
  )
}

/** The head of the session: rider, bike, date and status, with the main action. */
export function SessionHead() {
  const { t } = useTranslation('sessions', 'common')
  const format = useFormat()
  const { session } = useFit()
  const { rider, fittedAt, createdAt } = session
  const name = rider.name || t('common:unnamedRider')
  const date = format.date(fittedAt ?? createdAt)
  usePageTitle(t('head.pageTitle', { name, date }))
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 md:flex-nowrap">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <h1 dir="auto" className="min-w-0 md:truncate">
          {/* Of a fit that a rider shares, the fitter sees no file. */}
          <Link to={session.shared ? pages.sharedFits : riderPath(rider.id)} className="hover:underline">
            {name}
          </Link>
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <SessionPill status={session.status} />
          <span className="text-secondary text-muted">{date}</span>
          <BikeChoice />
          <TypeOfBike />
          {session.bike && (
            <span data-screen-only>
              <AddBike />
            </span>
          )}
          <AlikeLink />
        </div>
      </div>
      <div className="flex-none" data-screen-only>
        <CompleteAction />
      </div>
    </header>
  )
}
