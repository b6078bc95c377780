import { type FormEvent, useRef, useState } from 'react'
import { boundedForm } from '#domain/text/normal-form.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useSecurityWork } from './use-security-work.ts'

interface TypedWordProps {
  /** The label of the button, which names what is destroyed. */
  action: string
  /** Destroys it. It may be refused until the person has confirmed their identity, and is then repeated. */
  send(): Promise<void>
  onDone(): Promise<void>
  onCancel(): void
}

const same = (typed: string, word: string) =>
  boundedForm('NFKC', typed, 100).trim().toLocaleLowerCase() === word.toLocaleLowerCase()

/** The typed confirmation word, and the destruction once it is right. */
function useTypedWord(word: string, { send, onDone }: TypedWordProps) {
  const { t } = useTranslation('deletion')
  const { problem, problemAt, busy, run } = useSecurityWork()
  const [typed, setTyped] = useState('')
  const [missed, setMissed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!same(typed, word)) {
      setMissed(true)
      form.current?.querySelector('input')?.focus()
      return announce(t('typeWrong', { word }))
    }
    void run(send, onDone)
  }
  const error = problem ? problemAt(problem.place) : undefined
  return { form, typed, setTyped, isWrong: missed && !same(typed, word), error, busy, submit }
}

/** Asks for a typed word before something is destroyed for good. */
export function TypedWord(props: TypedWordProps) {
  const { t } = useTranslation('deletion', 'common')
  const word = t('word')
  const { form, typed, setTyped, isWrong, error, busy, submit } = useTypedWord(word, props)
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 max-w-md gap-4">
      <TextField
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('type', { word })}
        error={isWrong ? t('typeWrong', { word }) : undefined}
        value={typed}
        onChange={setTyped}
      />
      <FormProblem text={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" busy={busy}>
          {props.action}
        </Button>
        <Button kind="quiet" onClick={props.onCancel}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </form>
  )
}
