import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import type { Account } from '../use-account.ts'
import { type Deletion, DeletionFigures } from './deletion-figures.tsx'
import { TypedWord } from './typed-word.tsx'
import { useDeparture } from './use-departure.ts'

const deletionQuery = { ...read('GET /api/account/deletion'), staleTime: 0 }

interface OpenedProps {
  account: Account
  onDeleted(receipts: readonly string[]): Promise<void>
  onCancel(): void
}

function Opened({ account, onDeleted, onCancel }: OpenedProps) {
  const { t } = useTranslation('deletion')
  const { data, error, refetch } = useQuery(deletionQuery)
  const place = useRef<HTMLDivElement>(null)
  const receipts = useRef<readonly string[]>([])
  useEffect(() => place.current?.focus(), [])
  const shown = (deletion: Deletion) => (
    <>
      <DeletionFigures deletion={deletion} role={account.role} />
      <TypedWord
        action={t('confirm')}
        send={async () => {
          receipts.current = (await api('POST /api/account/deletion', { body: {} })).receipts
        }}
        onDone={() => onDeleted(receipts.current)}
        onCancel={onCancel}
      />
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
