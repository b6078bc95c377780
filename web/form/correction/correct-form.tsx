import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { sameJson } from '#domain/json/json.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { validate } from '#domain/questionnaires/validate.ts'
import { visibleAnswers } from '#domain/questionnaires/visible-answers.ts'
import type { CallInput } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
import { readAgain } from '#web/api/read-again.ts'
import { type Draft, edited } from '#web/drafts/draft.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { placeInBrowser } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { type Form, FormContext, type FormLook, problemsOn, type Screen } from '../form.ts'
import { FormSteps, ShownStep, useStep } from '../form-steps.tsx'
import { useFormOf } from '../use-form-of.ts'

/** Why a correction was not sent, and how to continue: a newer revision is loaded in place of the old one. */
export function CorrectFailure({ error }: { error: Error }) {
  const { t } = useTranslation('submissions')
  const client = useQueryClient()
  const stale = error instanceof ApiError && error.code === 'stale_revision'
  return (
    <div className="mt-6 grid grid-cols-1 justify-items-start gap-3">
      {stale ? <ErrorState text={t('correct.stale')} /> : <RequestFailure error={error} />}
      {stale && (
        <Button kind="quiet" onClick={() => void readAgain(client, ['/api/sessions'])}>
          {t('correct.loadNewest')}
        </Button>
      )}
    </div>
  )
}

interface CorrectFooterProps {
  /** Where Cancel leads. */
  home: string
  previous: (() => void) | null
  next: (() => void) | null
  busy: boolean
  onSend: () => void
}

/** Cancel, the previous and the next step, and the main button: the correction can be sent from any step. */
export function CorrectFooter({ home, previous, next, busy, onSend }: CorrectFooterProps) {
  const { t } = useTranslation('submissions', 'common')
  return (
    <div className="form-footer" data-screen-only>
      <div className="gap-y-2">
        <LinkButton kind="text" size="small" to={home} className="me-auto">
          {t('common:action.cancel')}
        </LinkButton>
        {previous && (
          <Button kind="quiet" size="small" onClick={previous}>
            {t('common:action.back')}
          </Button>
        )}
        {next && (
          <Button kind="quiet" size="small" onClick={next}>
            {t('common:action.next')}
          </Button>
        )}
        <Button size="small" busy={busy} className="max-sm:w-full" onClick={onSend}>
          {t('correct.send')}
        </Button>
      </div>
    </div>
  )
}

/** The corrected answers, and the date where the rider is. */
export interface Corrected {
  answers: Answers
  today: LocalDate
}

interface CorrectFormProps {
  /** The form as it was submitted. */
  sent: Draft
  questionnaire: Questionnaire
  look: FormLook
  /** The page that shows the form. Cancel leads there, and so does sending the correction. */
  home: string
  /** Sends the correction. */
  correction: Pick<UseMutationResult<unknown, Error, Corrected>, 'mutateAsync' | 'isPending' | 'error'>
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

/** All problems of the answers, shown after the first attempt to send. The focus moves to the first one. */
function useJudgement(
  form: Form,
  screens: readonly Screen[],
  { index, go }: Pick<ReturnType<typeof useStep>, 'index' | 'go'>,
) {
  const { questionnaire, answers, today } = form
  const { t } = useTranslation('submissions')
  const body = useRef<HTMLDivElement>(null)
  /** The step whose problem gets the focus; a new object for every attempt. */
  const [aim, setAim] = useState<{ at: number } | null>(null)
  const problems = validate(questionnaire, answers, today)
  useEffect(() => {
    if (aim?.at === index && body.current) focusFirstError(body.current)
  }, [aim, index])
  const judge = (): boolean => {
    if (problems.length === 0) return true
    const at = screens.findIndex((screen) => problemsOn(screen, problems).length > 0)
    if (at >= 0 && at !== index) go(at)
    announce(t('correct.problems', { count: problems.length }))
    setAim({ at })
    return false
  }
  const shownOn = (screen: Screen): readonly Problem[] => (aim ? problemsOn(screen, problems) : [])
  return { body, judge, shownOn }
}

/** The corrected answers, and whether they differ from those that were submitted. */
function useCorrected({ questionnaire, answers, today, draft }: Form, sent: Draft) {
  const corrected = visibleAnswers(questionnaire, answers, today)
  const changed = !sameJson(corrected, visibleAnswers(questionnaire, sent.answers, today))
  const open = Object.keys(draft.open).length > 0
  useGuard(changed || open)
  return { corrected, changed, open }
}

/** Sends the changes if all answers are valid. If nothing was changed, it says so. */
function useSending({ sent, home, correction }: CorrectFormProps, form: Form, isRight: () => boolean) {
  const { t } = useTranslation('submissions')
  const navigate = useNavigate()
  const [idle, setIdle] = useState(false)
  const { corrected, changed, open } = useCorrected(form, sent)
  const send = () => {
    if (!isRight()) return
    setIdle(!changed && !open)
    const from = placeInBrowser().pathname
    const arrived = () => {
      announce(t('correct.sent'))
      // Whoever has gone to another page in the meantime stays there.
      if (placeInBrowser().pathname === from) void navigate(home)
    }
    if (changed) mutateThen(correction, { answers: corrected, today: form.today }, arrived)
  }
  return { send, nothing: idle && !changed }
}

/** The purpose of this page, and the steps of the form, each of which can be opened. */
function Lead({
  form,
  screens,
  place,
}: {
  form: Form
  screens: readonly Screen[]
  place: ReturnType<typeof useStep>
}) {
  const { t } = useTranslation('submissions')
  return (
    <>
      <p className="mb-5 max-w-prose rounded-lg bg-teal-soft px-4 py-3 text-teal-deep">{t('correct.lead')}</p>
      <div className="mb-6 md:mb-9">
        <FormSteps texts={form.texts} screens={screens} place={place} reach={screens.length - 1} />
      </div>
    </>
  )
}

function NothingChanged() {
  const { t } = useTranslation('submissions')
  return (
    <p role="status" className="mt-6 font-semibold">
      {t('correct.nothing')}
    </p>
  )
}

/** The steps of the form with the submitted answers, which can be changed and sent as a new revision. */
export function CorrectForm(props: CorrectFormProps) {
  const { sent, questionnaire, look, home, correction } = props
  // Changes stay on this page until they are sent.
  const [draft, edit] = useReducer(edited, sent)
  const form = useFormOf({ questionnaire, look, draft, edit })
  const screens = look.screens(form)
  const [search] = useSearchParams()
  const place = useStep(screens.length, Object.fromEntries(search))
  const { index, arrived, go } = place
  const { body, judge, shownOn } = useJudgement(form, screens, { index, go })
  const beforeNext = useRef<(() => boolean) | null>(null)
  const { send, nothing } = useSending(props, form, () => beforeNext.current?.() !== false && judge())
  const screen = screens[index]
  if (!screen) return null
  return (
    <FormContext value={form}>
      <div className="mx-auto w-full max-w-7xl flex-1 px-5 pt-1 md:px-12">
        <Lead form={form} screens={screens} place={place} />
        <div ref={body}>
          <ShownStep value={{ screen, arrived, beforeNext }}>
            <look.Body key={screen.key} screen={screen} problems={shownOn(screen)} />
          </ShownStep>
        </div>
        {nothing && <NothingChanged />}
        {correction.error && <CorrectFailure error={correction.error} />}
      </div>
      <CorrectFooter
        home={home}
        previous={index > 0 ? () => go(index - 1) : null}
        next={index + 1 < screens.length ? () => go(index + 1) : null}
        busy={correction.isPending}
        onSend={send}
      />
    </FormContext>
  )
}

type Body = CallInput<
  'POST /api/sessions/:sessionId/intake/corrections' | 'POST /api/follow-ups/:followUpId/corrections'
>['body']

/**
 * Sends a correction of one revision. Sent again, it is still one correction.
 * @param post resolves when the server has it
 */
export function useCorrection(
  { revision, formVersion }: Pick<Body, 'revision' | 'formVersion'>,
  post: (input: { body: Body; idempotencyKey: string }) => Promise<unknown>,
) {
  const client = useQueryClient()
  const [idempotencyKeys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: ({ answers, today }: Corrected) => {
      const body = { revision, formVersion, today, answers }
      return post({ body, idempotencyKey: idempotencyKeys.keyFor(body) })
    },
    onSuccess: () => {
      idempotencyKeys.done()
      // Not waited for: the page that shows the form reads it, too.
      void readAgain(client, ['/api/sessions', '/api/submissions', '/api/client/submissions'])
    },
  })
}
