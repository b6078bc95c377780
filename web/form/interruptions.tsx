import { useState } from 'react'
import { isObject, type Json } from '#domain/json/json.ts'
import { answerAt, isItem, pathOf } from '#domain/questionnaires/answers.ts'
import { locateEntry } from '#domain/questionnaires/locate-entry.ts'
import type { Conflict } from '#domain/questionnaires/merge.ts'
import { useVisitor } from '#web/account/visitor.ts'
import { errorText, type ShownCode } from '#web/api/error-text.ts'
import type { DraftStore, DraftView } from '#web/drafts/draft-store.ts'
import { loginPath, pages } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { entryFacts, entryName } from './entry-logic.ts'
import { useForm } from './form.ts'

/**
 * Why the draft cannot be continued: the person is signed out, has stopped the use of the file, or the form is closed,
 * submitted or deleted.
 */
const STOPPED = ['signedOut', 'restricted', 'refused', 'wiped', 'submitted'] as const
type Reason = (typeof STOPPED)[number] | 'notKept'

/** The link to continue, if there is one. */
function WayOn({ reason, here }: { reason: Reason; here: string }) {
  const { t } = useTranslation('interruptions')
  const guest = useVisitor()?.guestOf !== undefined
  const look = { kind: 'quiet', size: 'small', className: 'justify-self-start' } as const
  if (reason === 'submitted')
    return (
      <Button {...look} onClick={() => window.location.reload()}>
        {t('status.seeSent')}
      </Button>
    )
  if (reason === 'restricted')
    return (
      <LinkButton {...look} to={guest ? pages.linkConsents : pages.ownConsents}>
        {t('status.toConsents')}
      </LinkButton>
    )
  if (reason !== 'signedOut' && reason !== 'wiped') return null
  return (
    <LinkButton {...look} to={loginPath(here)}>
      {t('status.logIn')}
    </LinkButton>
  )
}

function Notice({ reason, here }: { reason: Reason; here: string }) {
  const { t } = useTranslation('interruptions')
  return (
    <div role="alert" className="mb-6 grid gap-3 rounded-lg bg-amber-soft p-4 text-amber-deep">
      <p>{t(`status.${reason}`)}</p>
      <WayOn reason={reason} here={here} />
    </div>
  )
}

/**
 * What the rider must know about the draft besides its status: the browser stores nothing, or the form cannot be
 * continued.
 */
export function DraftNotice({ view, here }: { view: DraftView; here: string }) {
  const stopped = STOPPED.find((status) => status === view.status)
  const reason = stopped ?? (view.keptOnDevice ? null : 'notKept')
  return reason && <Notice reason={reason} here={here} />
}

/** Why the form could not be sent. The answers are kept. */
export function SubmitFailure({ code }: { code: ShownCode }) {
  const { t } = useTranslation('errors', 'common', 'interruptions')
  return (
    <div role="alert" className="mt-6 rounded-lg border border-line border-s-4 border-s-coral bg-card p-4">
      <p className="font-semibold">{t('interruptions:submit.failed')}</p>
      <p>{errorText(t, code)}</p>
    </div>
  )
}

/** The form was submitted without a connection. It waits for the connection, and the page says so. */
export function WaitingToSend({ onCallOff }: { onCallOff: () => void }) {
  const { t } = useTranslation('interruptions')
  return (
    <section role="status" className="mx-auto grid w-full max-w-xl gap-4 py-10">
      <span className="spinner size-9" aria-hidden="true" />
      <h1>{t('submit.waitingTitle')}</h1>
      <p className="text-muted">{t('submit.waiting')}</p>
      <Button kind="quiet" className="justify-self-start" onClick={onCallOff}>
        {t('submit.callOff')}
      </Button>
    </section>
  )
}

/** The name of a place with a conflict, and both values in words. */
function useWords() {
  const { t } = useTranslation('interruptions')
  const { questionnaire, answers, texts } = useForm()
  return (conflict: Conflict) => {
    const place = locateEntry(questionnaire, conflict.path)
    const { group, field, itemId } = place ?? {}
    const item = group && itemId ? answerAt(answers, pathOf(group.key, itemId)) : undefined
    const title = group && isItem(item) ? entryName(group, item, texts) : undefined
    const label = field ? texts.field(field, 'label', group) : group ? texts.name(group.key) : ''
    const inWords = (value: Json | undefined): string => {
      if (value === undefined) return field ? t('conflict.nothing') : t('conflict.removed')
      if (field) return texts.answer(field, value, group)
      if (!group || !isObject(value) || !isItem(value)) return ''
      return [entryName(group, value, texts), entryFacts(group, value, texts)].filter(Boolean).join(' · ')
    }
    return { label: [title, label].filter(Boolean).join(' · '), inWords }
  }
}

/** Answers that two devices changed differently. The rider sees both values of each and chooses one. */
export function MergeView({ store, conflicts }: { store: DraftStore; conflicts: readonly Conflict[] }) {
  // The conflict may be about an answer of any step.
  const { t } = useTranslation('interruptions', 'intake')
  const words = useWords()
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({})
  const chosen = (conflict: Conflict) => choices[conflict.path] ?? 'mine'
  const goOn = () => {
    for (const conflict of conflicts) store.decide(conflict, chosen(conflict))
  }
  return (
    <section className="mx-auto grid w-full max-w-3xl gap-6" aria-labelledby="merge">
      <div>
        <h1 id="merge">{t('conflict.title')}</h1>
        <p className="mt-1.5 text-muted">{t('conflict.lead')}</p>
      </div>
      {conflicts.map((conflict) => {
        const { label, inWords } = words(conflict)
        return (
          <ChoiceGroup
            key={conflict.path}
            label={label}
            columns={2}
            options={[
              { value: 'mine', label: inWords(conflict.mine), hint: t('conflict.mine') },
              { value: 'theirs', label: inWords(conflict.theirs), hint: t('conflict.theirs') },
            ]}
            value={chosen(conflict)}
            onChange={(choice) => choice && setChoices({ ...choices, [conflict.path]: choice })}
          />
        )
      })}
      <Button className="justify-self-start" onClick={goOn}>
        {t('conflict.choose')}
      </Button>
    </section>
  )
}
