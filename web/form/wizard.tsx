import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { DRAFT_CODES, type Problem } from '#domain/questionnaires/problems.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { validate } from '#domain/questionnaires/validate.ts'
import type { DraftStore, DraftView } from '#web/drafts/draft-store.ts'
import { announce } from '#web/ui/announcer.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { HeaderStatus } from '#web/ui/header-status.tsx'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Form, FormContext } from './form-context.ts'
import type { FormParts } from './form-parts.ts'
import { FormSteps } from './form-steps.tsx'
import { later } from './later.ts'
import { scaleControl } from './question.tsx'
import { SaveStatus, useStatusAnnouncements } from './save-status.tsx'
import { nameOf, problemsOn, type Screen } from './screen.ts'
import { groupStep } from './step-body.tsx'
import { type Shown, ShownStep } from './step-heading.tsx'
import { useFormOf } from './use-form-of.ts'
import { useStep } from './use-step.ts'
import { useSubmit } from './use-submit.ts'
import { WizardFooter } from './wizard-footer.tsx'

const interruptionParts = () => import('./interruption-parts.ts')
const interruptions = async () =>
  (await Promise.all([interruptionParts(), loadNamespaces(['interruptions'])]))[0]
const mergeView = later(async () => ({ default: (await interruptions()).MergeView }))
const draftNotice = later(async () => ({ default: (await interruptions()).DraftNotice }))
const submitFailure = later(async () => ({ default: (await interruptions()).SubmitFailure }))
const waitingToSend = later(async () => ({ default: (await interruptions()).WaitingToSend }))

interface WizardProps {
  store: DraftStore
  questionnaire: Questionnaire
  parts: FormParts
}

type Place = ReturnType<typeof useStep>

/** Moves the focus to the first problem of the screen, also of one that is shown only after it was asked for. */
function useFocusOnProblem(key: string | undefined) {
  const [wanted, setWanted] = useState(0)
  const focused = useRef(0)
  const main = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const due = key !== undefined && focused.current < wanted && main.current
    if (due && focusFirstError(due)) focused.current = wanted
  }, [wanted, key])
  return { main, focusFirst: () => setWanted((count) => count + 1) }
}

/** Which screens were tried, what is wrong on them, and the focus on the first of it. */
function useProblems(
  { questionnaire, answers, today, texts }: Form,
  screens: readonly Screen[],
  place: Place,
) {
  const { t } = useTranslation('intake')
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const screen = screens[place.index]
  const key = screen?.key
  const { main, focusFirst } = useFocusOnProblem(key)
  const here = screen ? problemsOn(screen, validate(questionnaire, answers, today)) : []
  const shown = here.filter(({ code }) => (key && tried.has(key)) || DRAFT_CODES.includes(code))

  /** Shows what is wrong on this screen: in words, counted aloud, the focus on the first. None: an entry is unfinished. */
  const showHere = (problems: readonly Problem[]) => {
    if (key) setTried(new Set([...tried, key]))
    const count = problems.length
    announce(count > 0 ? t('wizard.problems', { count }) : t('entries.finishFirst'))
    focusFirst()
  }
  /** Shows what is wrong anywhere, on the first screen that has it. */
  const showAll = (problems: readonly Problem[]) => {
    setTried(new Set(screens.map(({ key }) => key)))
    const index = screens.findIndex((each) => problemsOn(each, problems).length > 0)
    const elsewhere = index === place.index ? undefined : screens[index]
    if (elsewhere) place.go(index)
    announce(
      elsewhere
        ? t('wizard.problemsElsewhere', { step: texts.step(elsewhere.step, 'title') })
        : t('wizard.problems', { count: problems.length }),
    )
    focusFirst()
  }
  return { main, here, shown, showHere, showAll }
}

interface ProgressProps {
  form: Form
  view: DraftView
  screens: readonly Screen[]
  place: Place
}

/** The steps, as far as they were shown. */
function Progress({ form, view, screens, place }: ProgressProps) {
  return (
    <div className="relative mb-6 md:mb-9">
      <FormSteps texts={form.texts} screens={screens} place={place} reach={place.furthest} />
      <p className="absolute end-0 top-0 max-w-1/2 truncate bg-paper ps-2 text-detail text-muted md:hidden">
        <SaveStatus view={view} short />
      </p>
    </div>
  )
}

/** Tells what happened to the draft elsewhere. */
function Notice({ view }: { view: DraftView }) {
  const { pathname, search } = useLocation()
  return (
    <Suspense fallback={null}>
      <draftNotice.Part view={view} here={pathname + search} />
    </Suspense>
  )
}

interface PageProps extends WizardProps {
  form: Form
  view: DraftView
}

function ScreenPage({ store, questionnaire, parts, form, view }: PageProps) {
  const screens = parts.screens(form)
  const place = useStep(screens.length, parts.address(view.draft))
  const beforeNext = useRef<(() => boolean) | null>(null)
  const { main, here, shown, showHere, showAll } = useProblems(form, screens, place)
  const ways = parts.useWays(view.draft)
  const submit = useSubmit({ store, questionnaire, send: parts.send, onProblems: showAll, onSent: ways.sent })
  const screen = screens[place.index]
  const following = screens[place.index + 1]
  if (!screen) return null
  const around: Shown = { screen, arrived: place.arrived, beforeNext }
  const onNext = () => {
    if (beforeNext.current?.() === false) return showHere([])
    if (here.length > 0) return showHere(here)
    if (following) place.go(place.index + 1)
    else submit.press()
  }
  if (submit.phase === 'waiting') return <waitingToSend.Part onCallOff={submit.callOff} />
  return (
    <>
      <div className="mx-auto w-full max-w-7xl flex-1 px-5 pt-1 md:px-12">
        <Progress form={form} view={view} screens={screens} place={place} />
        {/* A form that is being sent from here must not be reported as sent elsewhere. */}
        {submit.phase === 'no' && <Notice view={view} />}
        <div ref={main}>
          <ShownStep value={around}>
            <parts.Body key={screen.key} screen={screen} problems={shown} />
          </ShownStep>
        </div>
        <Suspense fallback={null}>{submit.failure && <submitFailure.Part code={submit.failure} />}</Suspense>
      </div>
      <WizardFooter
        next={following ? nameOf(following, form.texts) : null}
        busy={submit.phase === 'sending'}
        onBack={() => (place.index === 0 ? ways.back() : place.go(place.index - 1))}
        onNext={onNext}
      />
    </>
  )
}

/** A form in its steps: everything typed is kept at once and sent a moment later. */
export function Wizard(props: WizardProps) {
  const { store, questionnaire, parts } = props
  const view = useSyncExternalStore(store.subscribe, store.view)
  const form = useFormOf({ questionnaire, look: parts, draft: view.draft, edit: store.edit })
  useStatusAnnouncements(view)
  useEffect(() => {
    scaleControl.fetch()
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
        <ScreenPage {...props} form={form} view={view} />
      )}
    </FormContext>
  )
}
