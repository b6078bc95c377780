import { Link } from 'react-router'
import { namesRedFlag } from '#web/form/red-flags.ts'
import { AnsweredIn } from '#web/form-reading/answered-in.tsx'
import { DiscomfortDrawing, DiscomfortTable } from '#web/form-reading/discomfort.tsx'
import type { FormRead } from '#web/form-reading/form-read.ts'
import { SeeFirst } from '#web/form-reading/see-first.tsx'
import { useReadForm } from '#web/form-reading/use-read-form.ts'
import { sentIntakePath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useFit } from '../saving/fit-work.ts'
import { useIntake, useIntakeRead } from '../use-intake.ts'
import { Activities } from './activities.tsx'
import { Appointments } from './appointments.tsx'
import { CurrentInjuries } from './current-injuries.tsx'
import { Notes } from './notes.tsx'
import { RiderFacts } from './rider-facts.tsx'
import { SecondBaseline } from './second-baseline.tsx'
import { SinceLast } from './since-last.tsx'
import { WeighedGoals } from './weighed-goals.tsx'

function Foot() {
  const { t } = useTranslation('sessions', 'common')
  const { session } = useFit()
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2" data-screen-only>
      <Button kind="quiet" onClick={() => window.print()}>
        {t('common:action.print')}
      </Button>
      <Link
        to={sentIntakePath('fitter', session.id)}
        className="flex min-h-11 items-center text-teal underline underline-offset-4"
      >
        {t('brief.everything', {
          date: session.intakeSubmittedAt ? format.date(session.intakeSubmittedAt) : '',
        })}
      </Link>
    </div>
  )
}

/** What the intake says. A red flag is above everything else. */
function FromIntake({ form }: { form: FormRead }) {
  const { t } = useTranslation('sessions')
  const flagged = namesRedFlag(form.answers)
  return (
    <>
      {flagged && <SeeFirst form={form} advice={t('brief.physician')} />}
      <Appointments />
      <AnsweredIn language={form.language} />
      <RiderFacts form={form} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-2 print:gap-2">
        <div className="grid grid-cols-1 gap-4 print:gap-2">
          {!flagged && <SeeFirst form={form} />}
          <SecondBaseline />
          <WeighedGoals form={form} />
          <Activities />
          <SinceLast />
        </div>
        <div className="grid grid-cols-1 gap-4 lg:order-first print:order-first print:gap-2">
          <DiscomfortDrawing form={form} />
          <CurrentInjuries form={form} />
          <Notes />
        </div>
      </div>
      <DiscomfortTable form={form} />
    </>
  )
}

function Answered({ intake }: { intake: NonNullable<ReturnType<typeof useIntake>['data']> }) {
  const { t } = useTranslation('sessions')
  const form = useIntakeRead(intake)
  if (!form) return <p className="text-muted">{t('brief.unknownForm')}</p>
  return <FromIntake form={form} />
}

function NoIntake() {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  return (
    <Card>
      <EmptyState
        title={t('brief.noIntake')}
        text={t(session.status === 'new' ? 'brief.noIntakeNew' : 'brief.noIntakeYet')}
      />
    </Card>
  )
}

/** The rider's answers on one screen and one printed page, with the fitter's notes beside them. */
export default function BriefTab() {
  const { session } = useFit()
  const { data, error, refetch } = useIntake()
  // Whether a form is new is asked of its own fitter.
  useReadForm(data && !session.shared ? [data.id] : [])
  return (
    <div className="grid grid-cols-1 gap-4 print:gap-2 print:[&_section]:p-2 print:[&_table]:text-print-dense print:[&_td]:py-1 print:[&_th]:py-1">
      {session.intakeSubmittedAt === null && (
        <>
          <Appointments />
          <NoIntake />
        </>
      )}
      {data && <Answered intake={data} />}
      {error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {session.intakeSubmittedAt !== null && !data && !error && <Skeleton lines={8} />}
      {!data && session.intakeSubmittedAt === null && (
        <>
          <SinceLast />
          <Activities />
          <Notes />
        </>
      )}
      {data && <Foot />}
    </div>
  )
}
