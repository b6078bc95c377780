import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { dateIn } from '#domain/calendar/local-date.ts'
import { sameJson } from '#domain/json/json.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Questionnaire, Step } from '#domain/questionnaires/questionnaire.ts'
import { problemsOfStep, validate } from '#domain/questionnaires/validate.ts'
import { visibleAnswers } from '#domain/questionnaires/visible.ts'
import type { Answer } from '#web/api/api.ts'
import { userQuery } from '#web/api/user-query.ts'
import { type Draft, edited, newDraft } from '#web/drafts/draft.ts'
import { type Form, FormContext } from '#web/features/intake/form-context.ts'
import { useQuestionTexts } from '#web/features/intake/question-texts.ts'
import { StepBody } from '#web/features/intake/step-body.tsx'
import { ShownStep } from '#web/features/intake/step-heading.tsx'
import { systemChooser } from '#web/features/intake/units.ts'
import { announce } from '#web/ui/announcer.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Steps } from '#web/ui/steps.tsx'
import { CorrectFailure } from './correct-failure.tsx'
import { CorrectFooter } from './correct-footer.tsx'
import { useCorrection } from './use-correction.ts'

type Detail = Answer<'GET /api/sessions/:sessionId/intake/submission'>

interface CorrectFormProps {
  detail: Detail
  questionnaire: Questionnaire
}

const draftOf = ({ sessionId, formVersion, fitterName, answers }: Detail): Draft =>
  newDraft(
    { sessionId, formVersion, fitter: { name: fitterName, studio: null } },
    { version: 0, answers, savedAt: null },
  )

/** The form as its questions see it; what is changed stays on this page until it is sent. */
function useCorrectedForm({ detail, questionnaire }: CorrectFormProps): Form {
  const { language } = useTranslation('intake')
  const [draft, edit] = useReducer(edited, detail, draftOf)
  const { data: user } = useQuery(userQuery)
  const chosen = draft.units ?? (user && 'units' in user ? user.units : null)
  const systemOf = useMemo(() => systemChooser(chosen, language), [chosen, language])
  const texts = useQuestionTexts(systemOf)
  const today = dateIn(new Date())
  return useMemo(
    () => ({ questionnaire, draft, answers: draft.answers, today, texts, systemOf, edit }),
    [questionnaire, draft, today, texts, systemOf],
  )
}

/** Asks before the page with unsent changes is closed. */
function useGuard(changed: boolean): void {
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [changed])
}

/** The step in the address; every step can be gone to, for all of them were answered once. */
function useSteps({ questionnaire, texts }: Form) {
  const [search, setSearch] = useSearchParams()
  const [arrived, setArrived] = useState(false)
  const asked = Number(search.get('step') ?? 1)
  const last = questionnaire.steps.length
  const index = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), last) - 1 : 0
  const [first] = useState(index)
  if (index !== first && !arrived) setArrived(true)
  return {
    index,
    arrived,
    step: questionnaire.steps[index],
    go: (to: number) => setSearch({ step: String(to + 1) }),
    links: questionnaire.steps.map((step, at) => ({
      key: step.key,
      name: texts.step(step, 'name'),
      to: `?step=${at + 1}`,
    })),
  }
}

/** Everything wrong with the answers, said once sending was tried; the focus goes to the first. */
function useJudgement(form: Form, { index, go }: Pick<ReturnType<typeof useSteps>, 'index' | 'go'>) {
  const { questionnaire, answers, today } = form
  const { t } = useTranslation('submissions')
  const place = useRef<HTMLDivElement>(null)
  /** The step to focus a problem in; a new object for every try. */
  const [aim, setAim] = useState<{ at: number } | null>(null)
  const problems = validate(questionnaire, answers, today)
  useEffect(() => {
    if (aim?.at === index && place.current) focusFirstError(place.current)
  }, [aim, index])
  const judge = (): boolean => {
    if (problems.length === 0) return true
    const at = questionnaire.steps.findIndex((step) => problemsOfStep(step, problems).length > 0)
    if (at >= 0 && at !== index) go(at)
    announce(t('correct.problems', { count: problems.length }))
    setAim({ at })
    return false
  }
  const inStep = (step: Step): readonly Problem[] => (aim ? problemsOfStep(step, problems) : [])
  return { place, judge, inStep }
}

/** The steps of the form with the answers as they were sent, to change and send as a new revision. */
export function CorrectForm(props: CorrectFormProps) {
  const { detail, questionnaire } = props
  const { t } = useTranslation('submissions')
  const navigate = useNavigate()
  const form = useCorrectedForm(props)
  const { index, arrived, step, go, links } = useSteps(form)
  const { place, judge, inStep } = useJudgement(form, { index, go })
  const correction = useCorrection(detail)
  const [idle, setIdle] = useState(false)
  const beforeNext = useRef<(() => boolean) | null>(null)
  const shown = useMemo(() => (step ? { step, arrived, beforeNext } : null), [step, arrived])
  const { answers, today } = form
  const open = Object.keys(form.draft.open).length > 0
  const corrected = visibleAnswers(questionnaire, answers, today)
  const changed = !sameJson(corrected, visibleAnswers(questionnaire, detail.answers, today))
  useGuard(changed || open)
  const home = `/client/intake/${detail.sessionId}`
  const send = () => {
    if (beforeNext.current?.() === false || !judge()) return
    setIdle(!changed && !open)
    if (!changed) return
    correction.mutate(
      { answers: corrected, today },
      {
        onSuccess: () => {
          announce(t('correct.sent'))
          void navigate(home)
        },
      },
    )
  }
  if (!step) return null
  return (
    <FormContext value={form}>
      <div className="mx-auto w-full max-w-7xl flex-1 px-5 pt-1 md:px-12">
        <p className="mb-5 max-w-prose rounded-lg bg-teal-soft px-4 py-3 text-teal-deep">
          {t('correct.lead')}
        </p>
        <div className="mb-6 md:mb-9">
          <Steps steps={links} current={index} />
        </div>
        <div ref={place}>
          <ShownStep value={shown}>
            <StepBody step={step} problems={inStep(step)} />
          </ShownStep>
        </div>
        {idle && !changed && (
          <p role="status" className="mt-6 font-semibold">
            {t('correct.nothing')}
          </p>
        )}
        {correction.isError && <CorrectFailure error={correction.error} />}
      </div>
      <CorrectFooter
        home={home}
        previous={index > 0 ? () => go(index - 1) : null}
        next={index + 1 < links.length ? () => go(index + 1) : null}
        busy={correction.isPending}
        onSend={send}
      />
    </FormContext>
  )
}
