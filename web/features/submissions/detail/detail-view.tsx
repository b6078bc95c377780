import { Link } from 'react-router'
import { dateIn } from '#domain/calendar/local-date.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { AllAnswers } from '#web/form-reading/all-answers.tsx'
import { AnsweredIn } from '#web/form-reading/answered-in.tsx'
import { DiscomfortDrawing, DiscomfortTable } from '#web/form-reading/discomfort.tsx'
import { Goals } from '#web/form-reading/goals.tsx'
import { ReceivedCard } from '#web/form-reading/received-card.tsx'
import { SeeFirst } from '#web/form-reading/see-first.tsx'
import { useReader } from '#web/form-reading/use-reader.ts'
import { correctIntakePath, pages, type ReaderRole, riderPath, sessionPath } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import type { Detail } from '../submission.ts'
import { EarlierVersion, type RevisionPath, Versions } from './versions.tsx'

interface DetailViewProps {
  detail: Detail
  as: ReaderRole
  pathOfRevision: RevisionPath
}

function useTitle({ detail, as }: Pick<DetailViewProps, 'detail' | 'as'>): string {
  const { t } = useTranslation('submissions')
  if (as === 'fitter') return t('detail.title', { kind: t(`kind.${detail.kind}`), name: detail.riderName })
  return detail.fitterName ? t('detail.ownTitle', { name: detail.fitterName }) : t('detail.ownTitleLeft')
}

/** The actions of the reader: the rider corrects the form, the fitter works with it. */
function Actions({ detail, as }: Pick<DetailViewProps, 'detail' | 'as'>) {
  const { t } = useTranslation('submissions')
  const newest = detail.revisions[0]?.revision === detail.revision
  return (
    <div className="flex flex-wrap gap-3" data-screen-only>
      {as === 'rider' && newest && detail.kind === 'intake' && (
        <LinkButton to={correctIntakePath(detail.sessionId)}>{t('detail.correct')}</LinkButton>
      )}
      {as === 'fitter' && (
        <>
          <LinkButton to={sessionPath(detail.sessionId, 'fit')}>{t('detail.toFit')}</LinkButton>
          <LinkButton kind="quiet" to={riderPath(detail.riderId)}>
            {t('detail.toRider')}
          </LinkButton>
        </>
      )}
      <Button kind="quiet" onClick={() => window.print()}>
        {t('detail.print')}
      </Button>
    </div>
  )
}

function Head(props: DetailViewProps) {
  const { detail, as } = props
  const { t } = useTranslation('submissions')
  const format = useFormat()
  const title = useTitle(props)
  const date = format.dateTime(detail.submittedAt)
  return (
    <div className="grid grid-cols-1 gap-2">
      <Link
        to={as === 'fitter' ? pages.allSubmissions : pages.clientSubmissionsLong}
        className="flex min-h-11 items-center justify-self-start text-muted hover:text-ink hover:underline"
        data-screen-only
      >
        <span aria-hidden="true">←&nbsp;</span>
        {t(as === 'fitter' ? 'detail.back' : 'detail.backOwn')}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 dir="auto">{title}</h1>
          <p className="mt-1 text-muted">
            {detail.revision === 1 ? t('detail.sentAt', { date }) : t('detail.correctedAt', { date })}
          </p>
          <AnsweredIn language={detail.language} />
        </div>
        <Actions detail={detail} as={as} />
      </div>
      <Versions {...props} />
    </div>
  )
}

/** Shown for a form version newer than the loaded page. */
function UnknownForm() {
  const { t } = useTranslation('submissions')
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <ErrorState text={t('detail.unknownForm')} />
      <Button onClick={() => window.location.reload()}>{t('detail.reload')}</Button>
    </div>
  )
}

function Body({ detail, as }: DetailViewProps) {
  const reader = useReader()
  const questionnaire = questionnaireOf(
    detail.kind === 'follow_up' ? 'followUp' : 'intake',
    detail.formVersion,
  )
  if (!questionnaire) return <UnknownForm />
  const { answers, language, submittedAt } = detail
  const form = { questionnaire, answers, language, sentOn: dateIn(new Date(submittedAt)), reader, role: as }
  return (
    <>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:gap-3">
        <div className="max-lg:order-last print:order-none">
          <DiscomfortDrawing form={form} />
        </div>
        <div className="grid grid-cols-1 content-start gap-5 print:gap-3">
          {as === 'rider' ? (
            <ReceivedCard kind={detail.kind} fitted={detail.fitted} />
          ) : (
            <SeeFirst form={form} />
          )}
          <Goals form={form} />
        </div>
      </div>
      <DiscomfortTable form={form} />
      <AllAnswers form={form} />
    </>
  )
}

/**
 * A submitted form, for screen and print: the most important answers, the drawing and the goals, then every answer.
 * AllAnswers is derived from the questionnaire version that was filled in.
 */
export function DetailView(props: DetailViewProps) {
  usePageTitle(useTitle(props))
  return (
    <article className="mx-auto grid grid-cols-1 w-full max-w-6xl gap-5 px-5 py-5 md:px-9 print:max-w-none print:gap-2 print:p-0 print:text-print-dense print:leading-snug print:[&_section]:p-2.5">
      <Head {...props} />
      <EarlierVersion {...props} />
      <Body {...props} />
    </article>
  )
}
