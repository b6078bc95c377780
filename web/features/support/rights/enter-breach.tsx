import { type FormEvent, useState } from 'react'
import { api } from '#web/api/api.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { focusUnsendable } from '#web/ui/focus-first-error.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { SHORTEST_WORDS, useStep } from './use-step.ts'

/** A time as the browser's field for times has it: local, to the minute. */
const fieldTime = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** The form and what is wrong with it, which is shown once it was sent. */
function useEntering() {
  const { t } = useTranslation('rights')
  const [keys] = useState(() => createIdempotencyKeys())
  const [aware, setAware] = useState(() => fieldTime(new Date()))
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, problem, send } = useStep()
  const at = new Date(aware)
  const isTime = !Number.isNaN(at.getTime())
  const isPast = at.getTime() <= Date.now()
  const said = words.trim()
  const submit = async () => {
    setTried(true)
    if (!isPast || said.length < SHORTEST_WORDS) return
    const body = { awareAt: at.toISOString(), words: said }
    const idempotencyKey = keys.keyFor(body)
    const sent = await send(
      () => api('POST /api/data-breaches', { body, idempotencyKey }),
      t('breach.entered'),
    )
    if (!sent) return
    keys.done()
    setWords('')
    setTried(false)
  }
  const faults = {
    aware: tried && !isPast ? t(isTime ? 'breach.badTime' : 'breach.noTime') : undefined,
    words: tried && said.length < SHORTEST_WORDS ? t('wordsShort') : undefined,
  }
  return { aware, setAware, words, setWords, faults, submit, busy, problem }
}

function Fields({ entering }: { entering: ReturnType<typeof useEntering> }) {
  const { t } = useTranslation('rights')
  const { aware, setAware, words, setWords, faults } = entering
  return (
    <>
      <TextField
        label={t('breach.awareOn')}
        hint={t('breach.awareHint')}
        error={faults.aware}
        required
        type="datetime-local"
        value={aware}
        onChange={setAware}
      />
      <TextArea
        label={t('breach.words')}
        hint={t('breach.wordsHint')}
        error={faults.words}
        required
        longest={2000}
        rows={4}
        value={words}
        onChange={setWords}
      />
    </>
  )
}

/** Enters a breach, from which the 72 hours run. */
export function EnterBreach() {
  const { t } = useTranslation('rights')
  const entering = useEntering()
  const { submit, busy, problem } = entering
  const { form, focusError } = useErrorFocus(busy)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (focusUnsendable(form.current)) return
    void submit()
    focusError()
  }
  return (
    <Card title={t('breach.enterTitle')}>
      <form ref={form} className="grid max-w-prose grid-cols-1 gap-5" onSubmit={send} noValidate>
        <Fields entering={entering} />
        {/* It belongs to no field, so the focus stays where it is. */}
        <div>
          <FieldError id={undefined} error={problem} />
        </div>
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('breach.enter')}
        </Button>
      </form>
    </Card>
  )
}
