import { useState } from 'react'
import { thrownText } from '#web/api/error-text.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
import { announce } from '#web/ui/announcer.tsx'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { type Feed, useEndFeed, useMakeFeed, useShowNames } from './use-feeds.ts'

/** The new address, which is shown once. */
function Made({ url, onClose }: { url: string; onClose: () => void }) {
  const { t } = useTranslation('calendarFeeds')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('made.title')}
      actions={<Button onClick={onClose}>{t('made.done')}</Button>}
    >
      <div className="grid grid-cols-1 gap-4">
        <p>{t('made.text')}</p>
        <CopyField label={t('made.label')} hint={t('feed.secret')} value={url} />
      </div>
    </Dialog>
  )
}

/** Asks before the present address ends, and ends it or puts another in its place. */
function Ask(props: {
  what: 'renew' | 'end'
  busy: boolean
  error: unknown
  onConfirm(): void
  onClose(): void
}) {
  const { what, busy, error, onConfirm, onClose } = props
  const { t } = useTranslation('calendarFeeds')
  return (
    <AskDialog
      open
      onClose={onClose}
      title={t(`${what}.title`)}
      action={t(`feed.${what}`)}
      busy={busy}
      onConfirm={onConfirm}
    >
      <p>{t(`${what}.text`)}</p>
      {error !== null && <RequestFailure error={error} />}
    </AskDialog>
  )
}

function Names({ feed }: { feed: Feed }) {
  const { t } = useTranslation('calendarFeeds')
  const { t: errors } = useTranslation('errors', 'common')
  const show = useShowNames()
  return (
    <>
      <Switch
        label={t('feed.names')}
        hint={t('feed.namesHint')}
        checked={feed.showsNames}
        disabled={show.isPending}
        onChange={(wanted) => show.mutate(wanted)}
      />
      <FieldError id={undefined} error={show.error ? thrownText(errors, show.error) : undefined} />
    </>
  )
}

function Present({ feed, onAsk }: { feed: Feed; onAsk: (what: 'renew' | 'end') => void }) {
  const { t } = useTranslation('calendarFeeds')
  const { date } = useFormat()
  return (
    <>
      <p className="mt-3">{t('feed.madeAt', { date: date(feed.madeAt) })}</p>
      <Names feed={feed} />
      <p className="mt-3 flex flex-wrap gap-2">
        <Button kind="quiet" onClick={() => onAsk('renew')}>
          {t('feed.renew')}
        </Button>
        <Button kind="quiet" onClick={() => onAsk('end')}>
          {t('feed.end')}
        </Button>
      </p>
    </>
  )
}

/** Making, renewing and ending the address, and what is being asked about. */
function useOwnFeed(feed: Feed | null) {
  const { t } = useTranslation('calendarFeeds')
  const make = useMakeFeed()
  const end = useEndFeed()
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null)
  const close = () => {
    setAsked(null)
    make.reset()
    end.reset()
  }
  const makeOne = () => mutateThen(make, feed?.showsNames ?? false, () => setAsked(null))
  const endIt = () =>
    mutateThen(end, undefined, () => {
      close()
      announce(t('end.done'))
    })
  return { make, end, asked, setAsked, close, makeOne, endIt }
}

/** The private address under which calendar programs find the fitter's appointments. */
export function OwnFeed({ feed }: { feed: Feed | null }) {
  const { t } = useTranslation('calendarFeeds')
  const { make, end, asked, setAsked, close, makeOne, endIt } = useOwnFeed(feed)
  return (
    <Card title={t('feed.title')}>
      <p className="max-w-prose">{t('feed.text')}</p>
      {feed ? (
        <Present feed={feed} onAsk={setAsked} />
      ) : (
        <>
          <p className="mt-3 mb-3 text-muted">{t('feed.none')}</p>
          <Button busy={make.isPending} onClick={makeOne}>
            {t('feed.make')}
          </Button>
          {make.error && <RequestFailure error={make.error} />}
        </>
      )}
      {asked && (
        <Ask
          what={asked}
          busy={make.isPending || end.isPending}
          error={asked === 'end' ? end.error : make.error}
          onConfirm={asked === 'end' ? endIt : makeOne}
          onClose={close}
        />
      )}
      {make.data && !asked && <Made url={make.data.url} onClose={close} />}
    </Card>
  )
}
