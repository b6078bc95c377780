import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { questionnaireOf } from '#domain/forms/registry.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { newDraft } from '#web/drafts/draft.ts'
import { CorrectForm, useCorrection } from '#web/form/correction/correct-form.tsx'
import { type FormLook, stepScreens } from '#web/form/form.ts'
import { StepBody } from '#web/form/step-body.tsx'
import { sentIntakePath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

type Detail = CallResponse<'GET /api/sessions/:sessionId/intake/submission'>

const look: FormLook = { texts: 'intake', marks: 'required', screens: stepScreens, Body: StepBody }

function CorrectIntake({ detail, questionnaire }: { detail: Detail; questionnaire: Questionnaire }) {
  const { sessionId, formVersion, fitterName, answers } = detail
  const correction = useCorrection(detail, (input) =>
    api('POST /api/sessions/:sessionId/intake/corrections', { params: { sessionId }, ...input }),
  )
  const sent = newDraft(
    { sessionId, formVersion, fitter: { name: fitterName, studio: null } },
    { version: 0, answers, savedAt: null },
  )
  return (
    <CorrectForm
      sent={sent}
      questionnaire={questionnaire}
      look={look}
      home={sentIntakePath('rider', sessionId)}
      correction={correction}
    />
  )
}

/** The page where a rider corrects a submitted intake: its current answers in the form in which they were given. */
export default function CorrectIntakePage() {
  const { t } = useTranslation('submissions')
  const { sessionId = '' } = useParams()
  const { data, error, refetch } = useQuery(
    read('GET /api/sessions/:sessionId/intake/submission', { params: { sessionId }, query: {} }),
  )
  const questionnaire = data && questionnaireOf('intake', data.formVersion)
  // A new revision starts a new form, because earlier edits were made on top of the old one.
  if (data && questionnaire)
    return <CorrectIntake key={data.id} detail={data} questionnaire={questionnaire} />
  return (
    <div className="mx-auto grid grid-cols-1 w-full max-w-3xl justify-items-start gap-4 px-5 py-8">
      {error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={8} />}
      {data && (
        <>
          <ErrorState text={t('detail.unknownForm')} />
          <Button onClick={() => window.location.reload()}>{t('detail.reload')}</Button>
        </>
      )}
    </div>
  )
}
