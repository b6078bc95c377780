import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { readAgain } from '#web/api/read-again.ts'
import { announce } from '#web/ui/announcer.tsx'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { FormattedDate } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

type Message = CallResponse<'GET /api/contact-messages'>['items'][number]
type State = 'open' | 'resolved'

const MESSAGES = ['/api/contact-messages']

/** Resolves a message, or opens it again. */
function Resolve({ message: { id, resolvedAt } }: { message: Message }) {
  const { t } = useTranslation('support')
  const client = useQueryClient()
  const resolved = resolvedAt === null
  const change = useMutation({
    mutationFn: () =>
      api('PUT /api/contact-messages/:messageId/resolution', {
        params: { messageId: id },
        body: { resolved },
      }),
    onSuccess: () => {
      announce(t(resolved ? 'messages.resolved' : 'messages.reopened'))
      return readAgain(client, MESSAGES)
    },
  })
  return (
    <>
      <Button kind="quiet" size="small" busy={change.isPending} onClick={() => change.mutate()}>
        {t(resolved ? 'messages.resolve' : 'messages.reopen')}
      </Button>
      {change.error && <RequestFailure error={change.error} />}
    </>
  )
}

/** Erases a message, after a confirmation. */
function Erase({ message: { id } }: { message: Message }) {
  const { t } = useTranslation('support')
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const erase = useMutation({
    mutationFn: () => api('DELETE /api/contact-messages/:messageId', { params: { messageId: id } }),
    onSuccess: () => {
      setAsking(false)
      return readAgain(client, MESSAGES)
    },
  })
  return (
    <>
      <Button kind="text" size="small" onClick={() => setAsking(true)}>
        {t('messages.erase')}
      </Button>
      <AskDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('messages.eraseTitle')}
        action={t('messages.erase')}
        busy={erase.isPending}
        onConfirm={() => erase.mutate()}
      >
        <p>{t('messages.eraseText')}</p>
        {erase.error && <RequestFailure error={erase.error} />}
      </AskDialog>
    </>
  )
}

function Item({ message }: { message: Message }) {
  const { t: contact } = useTranslation('contact')
  const { name, email, topic, words, receivedAt } = message
  return (
    <li className="grid grid-cols-1 gap-2 border-line border-b py-4 last:border-b-0">
      <h3>{contact(`topics.${topic}`)}</h3>
      <p className="break-words text-secondary text-muted">
        <bdi>{name}</bdi> · <a href={`mailto:${email}`}>{email}</a> ·{' '}
        <FormattedDate at={receivedAt} withTime />
      </p>
      <p className="whitespace-pre-line break-words" dir="auto">
        {words}
      </p>
      <div className="flex flex-wrap gap-3" data-screen-only>
        <Resolve message={message} />
        <Erase message={message} />
      </div>
    </li>
  )
}

function List({ state }: { state: State }) {
  const { t } = useTranslation('support')
  const [cursor, setCursor] = useState<string>()
  const { data, error, refetch } = useQuery({
    ...read('GET /api/contact-messages', { query: { state, cursor } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton />
  const { items, next } = data
  if (items.length === 0 && cursor === undefined)
    return <EmptyState title={t(`messages.none.${state}`)} text={t(`messages.noneText.${state}`)} />
  return (
    <>
      <ul>
        {items.map((message) => (
          <Item key={message.id} message={message} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3" data-screen-only>
        {cursor !== undefined && (
          <Button kind="quiet" size="small" onClick={() => setCursor(undefined)}>
            {t('messages.newest')}
          </Button>
        )}
        {next !== null && (
          <Button kind="quiet" size="small" onClick={() => setCursor(next)}>
            {t('messages.older')}
          </Button>
        )}
      </div>
    </>
  )
}

/** What people wrote with the contact form: what is open, or what was resolved. */
export function ContactMessages() {
  const { t } = useTranslation('support')
  const [state, setState] = useState<State>('open')
  return (
    <>
      <p className="max-w-prose text-muted">{t('messages.lead')}</p>
      <div className="my-3 flex flex-wrap gap-2" data-screen-only>
        {(['open', 'resolved'] as const).map((each) => (
          <Button
            key={each}
            kind={each === state ? 'quiet' : 'text'}
            size="small"
            aria-pressed={each === state}
            onClick={() => setState(each)}
          >
            {t(`messages.state.${each}`)}
          </Button>
        ))}
      </div>
      <List key={state} state={state} />
    </>
  )
}
