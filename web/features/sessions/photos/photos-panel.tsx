import { type DragEvent, useId, useState } from 'react'
import { thrownText } from '#web/api/error-text.ts'
import type { Phase, Photo } from '#web/photo-view/photo.ts'
import { PhotoCompare } from '#web/photo-view/photo-compare.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { PhotoItem } from './photo-item.tsx'
import { UploadList } from './upload-list.tsx'
import { usePhotoChanges } from './use-photo-changes.ts'
import { useUploads } from './use-uploads.ts'

interface PhotosPanelProps {
  sessionId: string
  photos: readonly Photo[]
  /** Whether photos can be added and changed: the fit is neither closed nor cancelled. */
  open: boolean
  /** The phase that is measured now. A new photo is added to it. */
  phase?: Phase
}

/** A file input that looks like a button. Its label is the target. */
function Picker({
  label,
  camera,
  onFiles,
}: {
  label: string
  camera: boolean
  onFiles: (files: File[]) => void
}) {
  const id = useId()
  return (
    <span className="relative inline-block">
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        multiple={!camera}
        {...(camera ? { capture: 'environment' } : {})}
        className="peer absolute inset-0 h-full w-full cursor-pointer opacity-0"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className="button pointer-events-none peer-focus-visible:outline-3 peer-focus-visible:outline-teal peer-focus-visible:outline-offset-2"
        data-kind={camera ? 'primary' : 'quiet'}
        data-size="normal"
      >
        {label}
      </label>
    </span>
  )
}

function Adding({ phase: given, onFiles }: { phase: Phase; onFiles: (files: File[], phase: Phase) => void }) {
  const { t } = useTranslation('photos')
  const [phase, setPhase] = useState(given)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files], phase)
  }
  return (
    <section
      aria-label={t('title')}
      className={`grid grid-cols-1 gap-3 rounded-md border-2 border-dashed p-4 ${over ? 'border-teal bg-teal-soft' : 'border-line'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ChoiceGroup
        label={t('phase.label')}
        columns={2}
        options={[
          { value: 'before', label: t('phase.before') },
          { value: 'after', label: t('phase.after') },
        ]}
        value={phase}
        onChange={(value) => setPhase(value === 'after' ? 'after' : 'before')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Picker label={t('take')} camera onFiles={(files) => onFiles(files, phase)} />
        <Picker label={t('choose')} camera={false} onFiles={(files) => onFiles(files, phase)} />
        <span className="hidden text-muted md:inline">{t('drop')}</span>
      </div>
    </section>
  )
}

/** The photos of a fit: take, choose or drop them, then caption, compare, remove and restore them. */
export function PhotosPanel({ sessionId, photos, open, phase = 'before' }: PhotosPanelProps) {
  const { t } = useTranslation('photos')
  const { t: errors } = useTranslation('errors', 'common')
  const { uploads, queue } = useUploads(sessionId)
  const { change, error, removed, bringBack, dismiss } = usePhotoChanges(sessionId)
  return (
    <Card title={t('title')}>
      <div className="grid grid-cols-1 gap-4">
        <p className="max-w-prose text-muted">{t('lead')}</p>
        {open && (
          <Adding key={phase} phase={phase} onFiles={(files, taken) => queue.add(sessionId, taken, files)} />
        )}
        <UploadList uploads={uploads} queue={queue} />
        {removed && <UndoBar text={t('removed')} onUndo={() => void bringBack()} onDismiss={dismiss} />}
        {error !== null && (
          <p role="alert" className="font-medium text-coral-text">
            {thrownText(errors, error)}
          </p>
        )}
        {photos.length + uploads.length === 0 && <p className="text-muted">{t('none')}</p>}
        {photos.length > 0 && (
          <>
            <PhotoCompare sessionId={sessionId} photos={photos} />
            <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4" data-screen-only>
              {photos.map((photo, index) => (
                <PhotoItem
                  key={photo.id}
                  sessionId={sessionId}
                  photo={photo}
                  number={photos.slice(0, index + 1).filter((each) => each.phase === photo.phase).length}
                  onChange={open ? (wanted) => void change(photo, wanted) : null}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}
