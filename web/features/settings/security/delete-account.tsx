import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { boundedForm } from '#domain/text/normal-form.ts'
import { api } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import type { Account } from '../use-account.ts'
import { type Deletion, DeletionFigures } from './deletion-figures.tsx'
import { useDeparture } from './use-departure.ts'
import { useSecurityWork } from './use-security-work.ts'

const deletionQuery = { ...read('GET /api/account/deletion'), staleTime: 0 }

const same = (typed: string, word: string) =>
  boundedForm('NFKC', typed, 100).trim().toLocaleLowerCase() === word.toLocaleLowerCase()

interface ConfirmProps {
  onDeleted(): Promise<void>
  onCancel(): void
}

/** The typed word, then the end. */
function Confirm({ onDeleted, onCancel }: ConfirmProps) {
  const { t } = useTranslation('deletion', 'common')
  const { problem, problemAt, busy, run } = useSecurityWork()
  const [typed, setTyped] = useState('')
  const [missed, setMissed] = useState(false)
  const input = useRef<HTMLFormElement>(null)
  const word = t('word')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!same(typed, word)) {
      setMissed(true)
      input.current?.querySelector('input')?.focus()
      return announce(t('typeWrong', { word }))
    }
    void run(async () => {
      await api('POST /api/account/deletion', { body: {} })
    }, onDeleted)
  }
  return (
    <form ref={input} noValidate onSubmit={submit} className="grid grid-cols-1 max-w-md gap-4">
      <TextField
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('type', { word })}
        error={missed && !same(typed, word) ? t('typeWrong', { word }) : undefined}
        value={typed}
        onChange={setTyped}
      />
      <FormProblem text={problem ? problemAt(problem.place) : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" busy={busy}>
          {t('confirm')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </form>
  )
}

function Opened({ account, ...confirm }: ConfirmProps & { account: Account }) {
  const { data, error, refetch } = useQuery(deletionQuery)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const shown = (deletion: Deletion) => (
    <>
      <DeletionFigures deletion={deletion} role={account.role} />
      <Confirm {...confirm} />
    </>
  )
  return (
    <div
      ref={place}
      tabIndex={-1}
      data-quiet-focus
      className="mt-4 grid grid-cols-1 gap-5 border-line border-t pt-4"
    >
      {data && shown(data)}
      {!data && error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={5} />}
    </div>
  )
}

/** The end of an account: what it takes along and what it leaves, a typed word, a sign-in of just now. */
export function DeleteAccount({ account }: { account: Account }) {
  const { t } = useTranslation('deletion')
  const [open, setOpen] = useState(false)
  const depart = useDeparture()
  const opener = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <Card title={t('title')}>
      <p className="mb-3 text-muted">{t('text')}</p>
      <Button
        ref={opener}
        kind="danger"
        size="small"
        aria-expanded={open}
        onClick={() => (open ? cancel() : setOpen(true))}
      >
        {t('open')}
      </Button>
      {open && <Opened account={account} onDeleted={depart} onCancel={cancel} />}
    </Card>
  )
}
