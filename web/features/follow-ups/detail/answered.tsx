import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { dateIn } from '#domain/calendar/local-date.ts'
import { followUpAsked } from '#domain/forms/follow-up-setting.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { read } from '#web/api/read.ts'
import { namesRedFlag } from '#web/form/red-flags.ts'
import { AllAnswers } from '#web/form-reading/all-answers.tsx'
import { AnsweredIn } from '#web/form-reading/answered-in.tsx'
import type { FormRead } from '#web/form-reading/form-read.ts'
import { ReceivedCard } from '#web/form-reading/received-card.tsx'
import { SeeFirst } from '#web/form-reading/see-first.tsx'
import { useReader } from '#web/form-reading/use-reader.ts'
import { correctFollowUpPath, type ReaderRole, withChangedQuery } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useDaysSinceFit } from '../use-time-since-fit.ts'
import { ActivityChanges } from './activity-changes.tsx'
import { type FollowUp, type FollowUps, type Sent, scoresIn, scoresOf } from './sent-follow-ups.ts'
import { ZoneChanges } from './zone-changes.tsx'

interface AnsweredProps {
  followUps: FollowUps
  followUp: FollowUp
  sent: Sent
  as: ReaderRole
}

type Shown = Pick<Sent, 'id' | 'formVersion' | 'revision' | 'submittedAt' | 'language' | 'answers'>

/** All versions, if there are several. The earlier ones have their own URL. */
function Versions({ sent, shown }: { sent: Sent; shown: string }) {
  const { t } = useTranslation('submissions')
  const format = useFormat()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  if (sent.revisions.length < 2) return null
  const addressOf = (id: string) => withChangedQuery(pathname, search, { revision: id })
  return (
    <nav aria-label={t('detail.versions')} className="text-secondary" data-screen-only>
      <ul className="flex flex-wrap gap-x-5">
        {sent.revisions.map(({ id, revision, submittedAt }) => {
          const text = t('detail.version', { number: revision, date: format.dateTime(submittedAt) })
          return (
            <li key={id} className="flex min-h-11 items-center gap-2">
              {id === shown ? (
                <span aria-current="page" className="font-semibold">
                  {text}
                </span>
              ) : (
                <Link to={addressOf(id)} className="flex min-h-11 items-center text-teal underline">
                  {text}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Head({ followUps, followUp, sent, as }: AnsweredProps) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  const since = useDaysSinceFit()
  const date = format.dateTime(sent.submittedAt)
  const correct = correctFollowUpPath(followUps.sessionId, followUp.milestone)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex flex-wrap items-center gap-3 text-muted">
        {t(sent.revision === 1 ? 'detail.sentAt' : 'detail.correctedAt', { date })}
        <span>{since(sent.daysPassed)}</span>
        {sent.early && <Pill tone="amber">{t('detail.early')}</Pill>}
        {sent.primary && <Pill tone="teal">{t('detail.primary')}</Pill>}
        {sent.assisted && <Pill tone="amber">{t('detail.assisted')}</Pill>}
      </p>
      <div className="flex flex-wrap gap-3" data-screen-only>
        {as === 'rider' && <LinkButton to={correct}>{t('detail.correct')}</LinkButton>}
        <Button kind="quiet" onClick={() => window.print()}>
          {t('detail.print')}
        </Button>
      </div>
    </div>
  )
}

function Body({
  followUps,
  followUp,
  shown,
  as,
}: Pick<AnsweredProps, 'followUps' | 'followUp' | 'as'> & { shown: Shown }) {
  const { t } = useTranslation('followUpPages')
  const { t: said } = useTranslation('submissions')
  const reader = useReader('followUp')
  const full = questionnaireOf('followUp', shown.formVersion)
  if (!full) return <ErrorState text={said('detail.unknownForm')} />
  const { answers, language, submittedAt, formVersion } = shown
  const questionnaire = followUpAsked(full, followUp.milestone, answers)
  const sentOn = dateIn(new Date(submittedAt))
  const form: FormRead = { questionnaire, answers, language, sentOn, reader, role: as }
  const own = as === 'rider'
  return (
    <>
      <AnsweredIn language={language} />
      {namesRedFlag(answers) && (
        <p className="rounded-lg border border-line border-s-4 border-s-coral bg-card px-4 py-3 font-semibold">
          {t(own ? 'detail.physicianOwn' : 'detail.physician')}
        </p>
      )}
      {own ? (
        <ReceivedCard kind="follow_up" fitted />
      ) : (
        <SeeFirst form={form} none={t('detail.nothingFirst')} />
      )}
      <ZoneChanges
        before={followUps.before && scoresIn(followUps.before)}
        after={scoresOf(formVersion, answers)}
        own={own}
      />
      <ActivityChanges answers={answers} activities={followUps.activities} alone={!followUps.before} />
      <AllAnswers form={form} withZones />
    </>
  )
}

/** An earlier version, read by its id. */
function Earlier(props: AnsweredProps & { id: string }) {
  const { t } = useTranslation('submissions')
  const format = useFormat()
  const { data, error, refetch } = useQuery(
    read('GET /api/submissions/:submissionId', { params: { submissionId: props.id } }),
  )
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  return (
    <>
      <p className="rounded-lg bg-amber-soft px-5 py-3 text-amber-deep">
        {t('detail.earlier', { date: format.dateTime(data.submittedAt) })}
      </p>
      <Body {...props} shown={data} />
    </>
  )
}

/** An answered follow-up: the most important answers, before and after of each zone, then all answers. */
export function Answered(props: AnsweredProps) {
  const { sent } = props
  const [search] = useSearchParams()
  const asked = search.get('revision')
  const earlier = sent.revisions.find(({ id }) => id === asked && id !== sent.id)
  return (
    <>
      <Head {...props} />
      <Versions sent={sent} shown={earlier?.id ?? sent.id} />
      {earlier ? <Earlier {...props} id={earlier.id} /> : <Body {...props} shown={sent} />}
    </>
  )
}
