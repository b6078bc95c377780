import { thrownText } from '#web/api/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { PhotoQueue, Upload } from './photo-queue.ts'
import { Preview } from './preview.tsx'

/** Refusals that are caused by the file itself. Sending it again does not help. */
const IN_THE_FILE = [
  'photo_type',
  'photo_too_large',
  'photo_too_many_pixels',
  'photo_unreadable',
  'upload_infected',
]

function Progress({ name, share }: { name: string; share: number }) {
  const { t } = useTranslation('photos')
  const format = useFormat()
  const percent = format.number(share, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      <p>{share < 1 ? t('sending', { percent }) : t('working')}</p>
      <progress className="h-2 w-full accent-teal" value={share} max={1} aria-label={name} />
    </>
  )
}

function State({ upload: { name, state, kept, refusal } }: { upload: Upload }) {
  const { t } = useTranslation('photos')
  const { t: errors } = useTranslation('errors', 'common')
  if (state.at === 'refused') {
    return (
      <p role="alert" className="font-medium text-coral-text">
        <b>{t('failed')}</b> {thrownText(errors, refusal)}
      </p>
    )
  }
  if (state.at === 'sending') return <Progress name={name} share={state.share} />
  return (
    <>
      <p className="font-medium">{t(state.at)}</p>
      {kept && <p className={kept === 'kept' ? 'text-muted' : 'text-amber-deep'}>{t(`held.${kept}`)}</p>}
    </>
  )
}

function UploadItem({ upload, queue }: { upload: Upload; queue: PhotoQueue }) {
  const { t } = useTranslation('photos')
  const { key, name, phase, state, refusal } = upload
  const may = state.at === 'waiting' || (refusal && !IN_THE_FILE.includes(refusal.code ?? ''))
  const whose = <span className="sr-only"> {name}</span>
  return (
    <li className="grid grid-cols-1 content-start gap-2" data-upload={state.at}>
      <Preview upload={upload} pictureOf={queue.picture} />
      <p className="text-secondary text-muted [overflow-wrap:anywhere]">
        {t(`phase.${phase}`)} · <span dir="auto">{name}</span>
      </p>
      <State upload={upload} />
      <span className="flex flex-wrap gap-2">
        {may && (
          <Button kind="quiet" size="small" onClick={() => queue.retry(key)}>
            {t('retry')}
            {whose}
          </Button>
        )}
        <Button kind="text" size="small" onClick={() => queue.discard(key)}>
          {t('discard')}
          {whose}
        </Button>
      </span>
    </li>
  )
}

interface UploadListProps {
  uploads: readonly Upload[]
  queue: PhotoQueue
}

/** The unsent and refused photos, each with its picture. */
export function UploadList({ uploads, queue }: UploadListProps) {
  const { t } = useTranslation('photos')
  if (uploads.length === 0) return null
  return (
    <section aria-label={t('onTheWay')} data-screen-only>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {uploads.map((upload) => (
          <UploadItem key={upload.key} upload={upload} queue={queue} />
        ))}
      </ul>
    </section>
  )
}
