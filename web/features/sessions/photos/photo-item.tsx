import { useState } from 'react'
import { type Photo, pictureAddress } from '#web/photo-view/photo.ts'
import { usePhotoWords } from '#web/photo-view/use-photo-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { PhotoChange } from './use-photo-changes.ts'

interface PhotoItemProps {
  sessionId: string
  photo: Photo
  number: number
  /** Null if nothing can be changed any more. */
  onChange: ((change: PhotoChange) => void) | null
}

/** The caption. It is saved when the field is left. */
function Caption({ photo, onChange }: { photo: Photo; onChange: (change: PhotoChange) => void }) {
  const { t } = useTranslation('photos')
  const [words, setWords] = useState(photo.caption ?? '')
  const keep = () => {
    if (words.trim() !== (photo.caption ?? '')) onChange({ caption: words.trim() })
  }
  return (
    <TextField
      label={t('caption')}
      optional
      maxLength={300}
      value={words}
      onChange={setWords}
      onBlur={keep}
    />
  )
}

/** The actions on a photo: caption, move to the other phase, remove. */
function PhotoControls({ photo, onChange }: { photo: Photo; onChange: (change: PhotoChange) => void }) {
  const { t } = useTranslation('photos')
  const isBefore = photo.phase === 'before'
  return (
    <>
      <Caption key={photo.version} photo={photo} onChange={onChange} />
      <span className="flex flex-wrap gap-2">
        <Button kind="quiet" size="small" onClick={() => onChange({ phase: isBefore ? 'after' : 'before' })}>
          {t(isBefore ? 'toAfter' : 'toBefore')}
        </Button>
        <Button kind="text" size="small" onClick={() => onChange({ removed: true })}>
          {t('remove')}
        </Button>
      </span>
    </>
  )
}

/** One photo with its caption and actions. */
export function PhotoItem({ sessionId, photo, number, onChange }: PhotoItemProps) {
  const { t } = useTranslation('photos')
  const say = usePhotoWords()
  const words = say(photo, number)
  return (
    <li className="grid grid-cols-1 content-start gap-2">
      <a
        href={pictureAddress(sessionId, photo.id, 'display')}
        target="_blank"
        rel="noreferrer"
        className="block overflow-hidden rounded-md bg-sunken"
      >
        <img
          src={pictureAddress(sessionId, photo.id, 'thumbnail')}
          width={photo.width}
          height={photo.height}
          alt={`${words} · ${t('open')}`}
          loading="lazy"
          className="aspect-4/3 h-auto w-full object-contain"
        />
      </a>
      {onChange ? (
        <PhotoControls photo={photo} onChange={onChange} />
      ) : (
        photo.caption && <p dir="auto">{photo.caption}</p>
      )}
    </li>
  )
}
