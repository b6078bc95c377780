import { useQuery } from '@tanstack/react-query'
import { dateIn } from '#domain/calendar/local-date.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { withoutIdentity } from '#domain/forms/without-identity.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { useEntryWords } from '#web/changes/use-entry-words.ts'
import { AllAnswers } from '#web/form-reading/all-answers.tsx'
import { AnsweredIn } from '#web/form-reading/answered-in.tsx'
import { useReader } from '#web/form-reading/use-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

type Data = CallResponse<'GET /api/support-accesses/:accessId/answers'>

function FormAnswers({ form }: { form: Data['forms'][number] }) {
  const { t } = useTranslation('support')
  const format = useFormat()
  const kind = form.kind === 'follow_up' ? 'followUp' : 'intake'
  const reader = useReader(kind)
  const questionnaire = questionnaireOf(kind, form.formVersion)
  if (!questionnaire) return null
  const shown = {
    questionnaire: withoutIdentity(questionnaire),
    answers: form.answers,
    language: form.language,
    sentOn: dateIn(new Date(form.submittedAt), 'UTC'),
    reader,
    role: 'fitter' as const,
  }
  return (
    <section>
      <h2>
        {t('session.sent', {
          kind: t(`session.kind.${form.kind}`),
          at: format.dateTime(form.submittedAt),
        })}
      </h2>
      <AnsweredIn language={form.language} />
      <AllAnswers form={shown} withZones />
    </section>
  )
}

function Fit({ data }: { data: Data }) {
  const { t } = useTranslation('support')
  const wording = useWordingInUnits()
  const words = useEntryWords(wording)
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-3">
      <Card title={t('session.measurements')}>
        <ul>
          {data.measurements.map(({ phase, key, side, value }) => (
            <li key={`${phase}${key}${side}`}>
              {wording.name(key, side)} ({t(`session.phase.${phase}`)}): {wording.value(key, value)}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('session.interventions')}>
        <ul>
          {data.interventions.map((change) => {
            const { title, fromTo } = words(change)
            return (
              <li key={change.id} dir="auto">
                {[title, fromTo, change.why].filter(Boolean).join(' · ')}
              </li>
            )
          })}
        </ul>
      </Card>
      <Card title={t('session.recommendations')}>
        <ul>
          {data.recommendations.map(({ id, words: said }) => (
            <li key={id} dir="auto">
              {said}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** The answers and the fit of a session that was opened for quality. Reading them is recorded. */
export function FitData({ accessId }: { accessId: string }) {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/support-accesses/:accessId/answers', { params: { accessId } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton />
  return (
    <div className="grid grid-cols-1 gap-5">
      <Fit data={data} />
      {data.forms.map((form) => (
        <FormAnswers key={form.id} form={form} />
      ))}
    </div>
  )
}
