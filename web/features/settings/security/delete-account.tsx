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

/** The typed confirmation word, and the deletion of the account once it is right. */
function useConfirm(word: string, onDeleted: () => Promise<void>) {
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
    void run(async () => {
      await api('POST /api/account/deletion', { body: {} })
    }, onDeleted)
  }
  const error = problem ? problemAt(problem.place) : undefined
  return { form, typed, setTyped, isWrong: missed && !same(typed, word), error, busy, submit }
}

/** Asks for a typed word before the account is deleted. */
function Confirm({ onDeleted, onCancel }: ConfirmProps) {
  const { t } = useTranslation('deletion', 'common')
  const word = t('word')
  const { form, typed, setTyped, isWrong, error, busy, submit } = useConfirm(word, onDeleted)
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

/** Deletes the account: shows what is deleted and what is kept, and asks for a typed word and a recent sign-in. */
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
