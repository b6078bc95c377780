import { useQuery } from '@tanstack/react-query'
import { dateIn } from '#domain/calendar/local-date.ts'
import { DISCIPLINES, type Discipline } from '#domain/disciplines.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { isObject } from '#domain/json/json.ts'
import { memberOf } from '#domain/questionnaires/answers.ts'
import { read } from '#web/api/read.ts'
import type { FormRead } from '#web/form-reading/form-read.ts'
import { useReader } from '#web/form-reading/use-reader.ts'
import { useKeptRead } from './kept/use-kept-read.ts'
import { useFit } from './saving/fit-work.ts'

const isWhole = (kept: unknown): boolean =>
  isObject(kept) && isObject(kept.answers) && typeof kept.formVersion === 'number'

/** The submitted intake of the session; without a connection, as this device last read it. */
export function useIntake() {
  const { session } = useFit()
  const query = read('GET /api/sessions/:sessionId/intake/submission', {
    params: { sessionId: session.id },
    query: {},
  })
  const intake = useQuery({ ...query, enabled: session.intakeSubmittedAt !== null })
  useKeptRead(query.queryKey, intake, isWhole)
  return intake
}

/** The rider's discipline from the intake; null if it is not known. */
export function useDiscipline(): Discipline | null {
  const { data } = useIntake()
  const said = data && memberOf(data.answers, 'discipline')
  return DISCIPLINES.find((each) => each === said) ?? null
}

/** The intake to read; null for a version newer than this page. */
export function useIntakeRead(intake: NonNullable<ReturnType<typeof useIntake>['data']>): FormRead | null {
  const reader = useReader()
  const questionnaire = questionnaireOf('intake', intake.formVersion)
  if (!questionnaire) return null
  return {
    questionnaire,
    answers: intake.answers,
    language: intake.language,
    sentOn: dateIn(new Date(intake.submittedAt)),
    reader,
    role: 'fitter',
  }
}
