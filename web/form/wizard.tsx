import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { dateIn } from '#domain/calendar/local-date.ts'
import { DRAFT_CODES, type Problem } from '#domain/questionnaires/problems.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { problemsOfStep, validate } from '#domain/questionnaires/validate.ts'
import { userQuery } from '#web/api/user-query.ts'
import type { DraftStore, DraftView } from '#web/drafts/draft-store.ts'
import { announce } from '#web/ui/announcer.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { HeaderStatus } from '#web/ui/header-status.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Steps } from '#web/ui/steps.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { type Form, FormContext } from './form-context.ts'
import { later } from './later.ts'
import { useQuestionTexts } from './question-texts.ts'
import { SaveStatus, useStatusAnnouncements } from './save-status.tsx'
import { groupStep, StepBody } from './step-body.tsx'
import { type Shown, ShownStep } from './step-heading.tsx'
import { SubmitFailure } from './submit-failure.tsx'
import { systemChooser } from './units.ts'
import { useStep } from './use-step.ts'
import { type Submit, useSubmit } from './use-submit.ts'
import { WaitingToSend } from './waiting-to-send.tsx'
import { WizardFooter } from './wizard-footer.tsx'

const mergeView = later(async () => ({ default: (await import('./merge-view.tsx')).MergeView }))

interface WizardProps {
  store: DraftStore
  questionnaire: Questionnaire
}

/** The form as its questions see it. */
function useFormOf({ store, questionnaire }: WizardProps, { draft }: DraftView): Form {
  const { language } = useTranslation('intake')
  const { data: user } = useQuery(userQuery)
  const chosen = draft.units ?? (user && 'units' in user ? user.units : null)
  const systemOf = useMemo(() => systemChooser(chosen, language), [chosen, language])
  const texts = useQuestionTexts(systemOf)
  const today = dateIn(new Date())
  return useMemo(
    () => ({ questionnaire, draft, answers: draft.answers, today, texts, systemOf, edit: store.edit }),
    [questionnaire, draft, today, texts, systemOf, store],
  )
}

/** Which steps were tried, what is wrong in them, and the focus on the first of it. */
function useProblems({ questionnaire, answers, today, texts }: Form, place: ReturnType<typeof useStep>) {
  const { t } = useTranslation('intake')
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState(0)
  const focused = useRef(0)
  const main = useRef<HTMLDivElement>(null)
  const step = questionnaire.steps[place.index]
  const key = step?.key
  useEffect(() => {
    // Asked for before the step with the problem stands: then it is tried again there.
    const due = key !== undefined && focused.current < wanted && main.current
    if (due && focusFirstError(due)) focused.current = wanted
  }, [wanted, key])
  const inStep = step ? problemsOfStep(step, validate(questionnaire, answers, today)) : []
  const shown = inStep.filter(({ code }) => (step && tried.has(step.key)) || DRAFT_CODES.includes(code))

  /** Shows what is wrong in this step: in words, counted aloud, the focus on the first. None: an entry is unfinished. */
  const showHere = (problems: readonly Problem[]) => {
    if (step) setTried(new Set([...tried, step.key]))
    const count = problems.length
    announce(count > 0 ? t('wizard.problems', { count }) : t('entries.finishFirst'))
    setWanted((count) => count + 1)
  }
  /** Shows what is wrong anywhere, at the first step that has it. */
  const showAll = (problems: readonly Problem[]) => {
    setTried(new Set(questionnaire.steps.map(({ key }) => key)))
    const index = questionnaire.steps.findIndex((each) => problemsOfStep(each, problems).length > 0)
    const elsewhere = index === place.index ? undefined : questionnaire.steps[index]
    if (elsewhere) place.go(index)
    announce(
      elsewhere
        ? t('wizard.problemsElsewhere', { step: texts.step(elsewhere, 'title') })
        : t('wizard.problems', { count: problems.length }),
    )
    setWanted((count) => count + 1)
  }
  return { main, inStep, shown, showHere, showAll }
}

/** Where Back leads from the first step, and where the form goes when it is sent. */
function useWaysOut(draft: DraftView['draft']) {
  const navigate = useNavigate()
  const { data: user } = useQuery(userQuery)
  const guest = user && 'guest' in user
  const { name, email } = draft.answers
  return {
    back: () => navigate(guest ? '/invite' : '/client-dashboard'),
    sent: () =>
      navigate('/thank-you', {
        replace: true,
        state: { fitter: draft.fitter.name, sessionId: draft.sessionId, name, email },
      }),
  }
}

function Progress({ form, view, place }: { form: Form; view: DraftView; place: ReturnType<typeof useStep> }) {
  const steps = form.questionnaire.steps.map((step, index) => ({
    key: step.key,
    name: form.texts.step(step, 'name'),
    ...(index <= place.furthest ? { to: place.to(index) } : {}),
  }))
  return (
    <div className="relative mb-6 md:mb-9">
      <Steps steps={steps} current={place.index} />
      <p className="absolute end-0 top-0 max-w-1/2 truncate bg-paper ps-2 text-[0.875rem] text-muted md:hidden">
        <SaveStatus view={view} short />
      </p>
    </div>
  )
}

interface PageProps extends WizardProps {
  form: Form
  view: DraftView
}

function StepPage({ store, questionnaire, form, view }: PageProps) {
  const place = useStep(questionnaire.steps.length, view.draft.sessionId)
  const { pathname, search } = useLocation()
  const beforeNext = useRef<(() => boolean) | null>(null)
  const { main, inStep, shown, showHere, showAll } = useProblems(form, place)
  const ways = useWaysOut(view.draft)
  const submit: Submit = useSubmit({ store, questionnaire, onProblems: showAll, onSent: ways.sent })
  const step = questionnaire.steps[place.index]
  const following = questionnaire.steps[place.index + 1]
  const { arrived } = place
  const around = useMemo((): Shown | null => (step ? { step, arrived, beforeNext } : null), [step, arrived])
  if (!step) return null
  const onNext = () => {
    if (beforeNext.current?.() === false) return showHere([])
    if (inStep.length > 0) return showHere(inStep)
    if (following) place.go(place.index + 1)
    else submit.press()
  }
  if (submit.phase === 'waiting') return <WaitingToSend onCallOff={submit.callOff} />
  return (
    <>
      <div className="mx-auto w-full max-w-7xl flex-1 px-5 pt-1 md:px-12">
        <Progress form={form} view={view} place={place} />
        <DraftNotice view={view} here={pathname + search} />
        <div ref={main}>
          <ShownStep value={around}>
            <StepBody step={step} problems={shown} />
          </ShownStep>
        </div>
        {submit.failure && <SubmitFailure code={submit.failure} />}
      </div>
      <WizardFooter
        next={following ? form.texts.step(following, 'name') : null}
        busy={submit.phase === 'sending'}
        onBack={() => (place.index === 0 ? ways.back() : place.go(place.index - 1))}
        onNext={onNext}
      />
    </>
  )
}

/** The form in its steps: everything typed is kept at once and sent a moment later. */
export function Wizard(props: WizardProps) {
  const { store } = props
  const view = useSyncExternalStore(store.subscribe, store.view)
  const form = useFormOf(props, view)
  useStatusAnnouncements(view)
  useEffect(() => {
    groupStep.fetch()
    mergeView.fetch()
  }, [])
  return (
    <FormContext value={form}>
      <HeaderStatus>
        <span className="max-md:hidden">
          <SaveStatus view={view} />
        </span>
      </HeaderStatus>
      {view.status === 'conflict' ? (
        <div className="px-5 py-6 md:px-12">
          <mergeView.Part store={store} conflicts={view.draft.conflicts} />
        </div>
      ) : (
        <StepPage {...props} form={form} view={view} />
      )}
    </FormContext>
  )
}
