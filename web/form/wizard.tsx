import { type ComponentType, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { DRAFT_CODES, type Problem } from '#domain/questionnaires/problems.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { validate } from '#domain/questionnaires/validate.ts'
import type { DraftStatus, DraftStore, DraftView } from '#web/drafts/draft-store.ts'
import { NoticeLink } from '#web/privacy-notice/notice-link.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { HeaderStatus } from '#web/ui/header-status.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { type Aim, questionOf, useAim } from './aim.ts'
import { type Form, FormContext, type FormParts, nameOf, problemsOn, type Screen } from './form.ts'
import { FormSteps, ShownStep, useStep } from './form-steps.tsx'
import { lazyControl } from './question.tsx'
import type { Place as Reviewed } from './review.tsx'
import { groupStep, laterStep, review } from './step-body.tsx'
import { useFormOf } from './use-form-of.ts'
import { useSubmit } from './use-submit.ts'

/** The status of a draft in words, in full and shortened for a phone. */
function useWords({ status, keptOnDevice }: Pick<DraftView, 'status' | 'keptOnDevice'>) {
  const { t } = useTranslation('intakeOpening')
  const words: Partial<Record<DraftStatus, { full: string; short: string }>> = {
    saved: {
      full: keptOnDevice ? t('status.saved') : t('status.savedRemotely'),
      short: t('status.savedShort'),
    },
    saving: { full: t('status.saving'), short: t('status.saving') },
    kept: { full: t('status.kept'), short: t('status.keptShort') },
    barred: { full: t('status.barred'), short: t('status.barredShort') },
    conflict: { full: t('status.conflict'), short: t('status.conflict') },
  }
  return words[status]
}

/** Shows whether the answers are saved. Screen readers announce it only when answers wait for the connection. */
function SaveStatus({ view, short = false }: { view: DraftView; short?: boolean }) {
  const words = useWords(view)
  if (!words) return null
  return (
    <span data-save-status={view.status}>
      {short ? words.short : words.full}
      {view.status === 'saved' && (
        <span aria-hidden="true" className="ms-1 text-teal">
          ✓
        </span>
      )}
    </span>
  )
}

/** Announces that answers wait for the connection, and that they have been sent since. */
function useStatusAnnouncements({ status }: DraftView): void {
  const { t } = useTranslation('intakeOpening')
  const waited = useRef(false)
  useEffect(() => {
    if (status === 'kept' && !waited.current) {
      waited.current = true
      announce(t('status.kept'))
    } else if (status === 'saved' && waited.current) {
      waited.current = false
      announce(t('status.saved'))
    }
  }, [status, t])
}

interface WizardFooterProps {
  /** Where Next leads: a step by its name, or back to the review; null on the last screen, which submits. */
  next: { step: string } | 'review' | null
  busy: boolean
  onBack: () => void
  onNext: () => void
}

/** Back, the privacy notice and Next, always at the bottom of the screen. */
function WizardFooter({ next, busy, onBack, onNext }: WizardFooterProps) {
  const { t } = useTranslation('intakeOpening', 'common')
  return (
    <div className="form-footer" data-screen-only>
      <div className="justify-between md:py-4">
        <Button kind="quiet" onClick={onBack}>
          {t('common:action.back')}
        </Button>
        <NoticeLink className="min-w-0 flex-1 basis-24 px-1 text-secondary text-muted leading-tight hover:text-ink hover:underline">
          {t('wizard.privacy')}
        </NoticeLink>
        <Button onClick={onNext} busy={busy}>
          {next === null && (busy ? t('submit.sending') : t('wizard.submit'))}
          {next === 'review' && t('wizard.backToReview')}
          {next !== null && next !== 'review' && (
            <>
              <span className="sm:hidden">{t('common:action.next')}</span>
              <span className="max-sm:hidden">{t('wizard.next', next)}</span>
            </>
          )}
        </Button>
      </div>
    </div>
  )
}

type Interruptions = typeof import('./interruptions.tsx')

/** Parts that few riders see. Their texts are loaded with them. */
const interruption = <Props extends object>(part: (file: Interruptions) => ComponentType<Props>) =>
  lazyPart(
    async () => ({ default: part(await import('./interruptions.tsx')) }),
    ['interruptions', 'intake', 'zoneDetails'],
  )
const mergeView = interruption((file) => file.MergeView)
const draftNotice = interruption((file) => file.DraftNotice)
const submitFailure = interruption((file) => file.SubmitFailure)
const waitingToSend = interruption((file) => file.WaitingToSend)

interface WizardProps {
  store: DraftStore
  questionnaire: Questionnaire
  parts: FormParts
}

type Place = ReturnType<typeof useStep>

/** Moves the focus to the first problem of the screen, also if the screen is only about to be shown. */
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

/** The screens that the rider tried to leave, their problems, and the focus on the first problem. */
function useProblems(
  { questionnaire, answers, today, texts }: Form,
  screens: readonly Screen[],
  place: Place,
) {
  const { t } = useTranslation('intakeOpening')
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const screen = screens[place.index]
  const key = screen?.key
  const { main, focusFirst } = useFocusOnProblem(key)
  const here = screen ? problemsOn(screen, validate(questionnaire, answers, today)) : []
  const shown = here.filter(({ code }) => (key && tried.has(key)) || DRAFT_CODES.includes(code))

  /**
   * Shows the problems of this screen, announces how many there are and moves the focus to the first. No problems means
   * that an entry is unfinished.
   */
  const showHere = (problems: readonly Problem[]) => {
    if (key) setTried(new Set([...tried, key]))
    const count = problems.length
    announce(count > 0 ? t('wizard.problems', { count }) : t('entries.finishFirst'))
    focusFirst()
  }
  /** Shows the problems of all screens, beginning with the first screen that has one. */
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

/** The steps, of which those up to the last one shown can be opened. */
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

/** Tells the rider what happened to the draft elsewhere. */
function Notice({ view }: { view: DraftView }) {
  const { pathname, search } = useNavigation().place
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

/** The way from the review on the last screen to an answer, and back from there. */
function useEditing(
  { draft, edit }: Form,
  screens: readonly Screen[],
  place: Place,
  aim: (aim: Aim) => void,
) {
  /** The screen whose Next leads back to the review. */
  const [editing, setEditing] = useState<string | null>(null)
  const last = screens.length - 1
  const onEdit = ({ step, entry, item }: Reviewed) => {
    const index = screens.findIndex((screen) => screen.step === step)
    const key = entry.key
    if (item && !draft.open[key]) edit({ open: { group: key, entry: { item, existing: true } } })
    setEditing(index === last ? null : (screens[index]?.key ?? null))
    aim({ index, selector: questionOf(key) })
    if (index !== place.index) place.go(index)
  }
  const isEditing = editing !== null && editing === screens[place.index]?.key
  const back = () => {
    setEditing(null)
    aim({ index: last, selector: '[data-review] h2' })
    place.go(last)
  }
  return { onEdit, isEditing, back }
}

/** The screen in the address, what is around it, and where Back and Next lead from it. */
function useScreen({ store, questionnaire, parts, form, view }: PageProps) {
  const screens = parts.screens(form)
  const place = useStep(screens.length, parts.address(view.draft))
  const beforeNext = useRef<(() => boolean) | null>(null)
  const { main, here, shown, showHere, showAll } = useProblems(form, screens, place)
  const { onEdit, isEditing, back } = useEditing(form, screens, place, useAim(place.index, main))
  const ways = parts.useWays(view.draft)
  const submit = useSubmit({ store, questionnaire, send: parts.send, onProblems: showAll, onSent: ways.sent })
  const screen = screens[place.index]
  const following = screens[place.index + 1]
  const isReviewed = parts.reviewed && !following
  const around = { arrived: place.arrived, beforeNext, onEdit: isReviewed ? onEdit : undefined }
  const onBack = () => (place.index === 0 ? ways.back() : place.go(place.index - 1))
  const onNext = () => {
    if (beforeNext.current?.() === false) return showHere([])
    if (here.length > 0) return showHere(here)
    if (isEditing) back()
    else if (following) place.go(place.index + 1)
    else submit.press()
  }
  const next: WizardFooterProps['next'] =
    following === undefined ? null : isEditing ? 'review' : { step: nameOf(following, form.texts) }
  return { screens, place, screen, main, shown, around, submit, footer: { next, onBack, onNext } }
}

function ScreenPage(props: PageProps) {
  const { parts, form, view } = props
  const { screens, place, screen, main, shown, around, submit, footer } = useScreen(props)
  if (!screen) return null
  if (submit.phase === 'waiting') return <waitingToSend.Part onCallOff={submit.callOff} />
  return (
    <>
      <div className="mx-auto w-full max-w-7xl flex-1 px-5 pt-1 md:px-12">
        <Progress form={form} view={view} screens={screens} place={place} />
        {/* A form that is being sent from here must not be reported as sent elsewhere. */}
        {submit.phase === 'no' && <Notice view={view} />}
        <div ref={main}>
          <ShownStep value={{ screen, ...around }}>
            <parts.Body key={screen.key} screen={screen} problems={shown} />
          </ShownStep>
        </div>
        <Suspense fallback={null}>{submit.failure && <submitFailure.Part code={submit.failure} />}</Suspense>
      </div>
      <WizardFooter {...footer} busy={submit.phase === 'sending'} />
    </>
  )
}

/** A form with its steps. Everything typed is stored at once and sent a moment later. */
export function Wizard(props: WizardProps) {
  const { store, questionnaire, parts } = props
  const view = useSyncExternalStore(store.subscribe, store.view)
  const form = useFormOf({ questionnaire, look: parts, draft: view.draft, edit: store.edit })
  useStatusAnnouncements(view)
  useEffect(() => {
    // After the first step is shown, so that these parts are there if the connection is lost later.
    for (const part of [laterStep, lazyControl, groupStep, mergeView, review]) void part.preload()
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
