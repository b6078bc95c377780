import { type ReactNode, useCallback, useState } from 'react'
import { useLinkSecret } from '#web/account/link-secret.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { useAction } from '#web/api/use-action.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

type Place = CallResponse<'POST /api/waiting-links/preview'>

/** A heading, a text and what can be done. */
function Message(props: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-xl gap-3 px-5 py-8 md:py-12">
      <h1>{props.title}</h1>
      {props.text && <p className="text-lg text-muted">{props.text}</p>}
      {props.children}
    </div>
  )
}

function Unknown() {
  const { t } = useTranslation('waitingList')
  return <Message title={t('place.unknownTitle')} text={t('place.unknown')} />
}

/** The place, with the button that confirms it or leaves the list. */
function Shown({ secret, place, onChange }: { secret: string; place: Place; onChange(place: Place): void }) {
  const { t } = useTranslation('waitingList')
  const format = useFormat()
  const { state, service, fitterName, firstDay, lastDay } = place
  const change = useAction(async () => {
    const call =
      state === 'unconfirmed' ? 'POST /api/waiting-links/confirmation' : 'POST /api/waiting-links/leaving'
    const next = await api(call, { body: { secret } })
    announce(t(`place.${next.state}Title`))
    onChange(next)
  })
  return (
    <Message
      title={t(`place.${state}Title`)}
      text={t('place.what', {
        service,
        fitter: fitterName,
        from: format.date(firstDay),
        to: format.date(lastDay),
      })}
    >
      {state === 'waiting' && <p>{t('place.waiting')}</p>}
      {change.error !== null && <RequestFailure error={change.error} />}
      {state !== 'ended' && (
        <p>
          <Button
            kind={state === 'unconfirmed' ? 'primary' : 'quiet'}
            busy={change.busy}
            onClick={change.start}
          >
            {t(state === 'unconfirmed' ? 'place.confirm' : 'place.leave')}
          </Button>
        </p>
      )}
    </Message>
  )
}

function Read({ secret }: { secret: string }) {
  const read = useCallback(() => api('POST /api/waiting-links/preview', { body: { secret } }), [secret])
  const { data, error, readAgain } = useFetched(read)
  const [changed, setChanged] = useState<Place | null>(null)
  const place = changed ?? data
  if (place) return <Shown secret={secret} place={place} onChange={setChanged} />
  if (error !== null && codeOf(error) === 'booking_unknown') return <Unknown />
  return (
    <div className="mx-auto w-full max-w-xl px-5 py-8">
      {error === null ? <Skeleton /> : <RequestFailure error={error} onRetry={readAgain} />}
    </div>
  )
}

/** The page behind the link of the waiting list's mail. Opening it changes nothing. */
export default function WaitingPage() {
  const [secret] = useLinkSecret('waiting')
  return secret === null ? <Unknown /> : <Read key={secret} secret={secret} />
}
