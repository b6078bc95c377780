import { thrownText } from '#web/api/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Upload } from './use-uploads.ts'

function State({ upload: { file, state } }: { upload: Upload }) {
  const { t } = useTranslation('photos')
  const { t: errors } = useTranslation('errors')
  const format = useFormat()
  const { name } = file
  if (state.at === 'waiting') return <p>{t('waiting', { name })}</p>
  if (state.at === 'failed')
    return (
      <p role="alert">
        <b>{t('failed', { name })}</b> {thrownText(errors, state.error)}
      </p>
    )
  const percent = format.number(state.share, { style: 'percent' })
  return (
    <div className="min-w-0 flex-1">
      <p>{state.share < 1 ? t('sending', { name, percent }) : t('working', { name })}</p>
      <progress className="h-2 w-full accent-teal" value={state.share} max={1} aria-label={name} />
    </div>
  )
}

interface UploadListProps {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onDiscard: (key: string) => void
}

/** Photos on their way, and those that did not get there. */
export function UploadList({ uploads, onRetry, onDiscard }: UploadListProps) {
  const { t } = useTranslation('photos')
  if (uploads.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-2">
      {uploads.map((upload) => (
        <li key={upload.key} className="flex flex-wrap items-center gap-2 rounded-md bg-sunken px-4 py-2">
          <State upload={upload} />
          {upload.state.at !== 'sending' && (
            <span className="ms-auto flex gap-2">
              <Button kind="text" size="small" onClick={() => onRetry(upload)}>
                {t('retry')}
              </Button>
              <Button kind="text" size="small" onClick={() => onDiscard(upload.key)}>
                {t('discard')}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
