import { type CSSProperties, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Phase, type Photo, pictureAddress } from './photo.ts'
import { usePhotoWords } from './use-photo-words.ts'

interface CompareProps {
  sessionId: string
  photos: readonly Photo[]
}

interface ShownProps {
  sessionId: string
  photo: Photo
  number: number
}

function Shown({ sessionId, photo, number }: ShownProps) {
  const say = usePhotoWords()
  return (
    <figure className="min-w-0">
      <img
        src={pictureAddress(sessionId, photo.id, 'display')}
        width={photo.width}
        height={photo.height}
        alt={say(photo, number)}
        loading="lazy"
        decoding="async"
        className="h-auto max-h-[70dvh] w-full rounded-md bg-sunken object-contain"
      />
      {photo.caption && (
        <figcaption className="mt-1 text-secondary" dir="auto">
          {photo.caption}
        </figcaption>
      )}
    </figure>
  )
}

function Chooser({
  of,
  photos,
  chosen,
  onChoose,
}: {
  of: Phase
  photos: readonly Photo[]
  chosen: number
  onChoose: (index: number) => void
}) {
  const { t } = useTranslation('photos')
  const id = useId()
  if (photos.length < 2) return <p className="flex min-h-11 items-center font-semibold">{t(`phase.${of}`)}</p>
  return (
    <p className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="font-semibold">
        {t(`compare.${of}`)}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
        className="min-h-11 rounded-sm border border-line bg-card px-2"
      >
        {photos.map((photo, index) => (
          <option key={photo.id} value={index}>
            {photo.caption ?? t('compare.each', { number: index + 1 })}
          </option>
        ))}
      </select>
    </p>
  )
}

interface OverlaidProps {
  sessionId: string
  before: ShownProps
  after: ShownProps
}

/** Both photos in one frame. The slider sets how much of the photo after is visible. */
function Overlaid({ sessionId, before, after }: OverlaidProps) {
  const { t } = useTranslation('photos')
  const format = useFormat()
  const say = usePhotoWords()
  const [share, setShare] = useState(50)
  const clip: CSSProperties = { clipPath: `inset(0 0 0 ${100 - share}%)` }
  const shown = [before, after] as const
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="relative mx-auto aspect-4/3 w-full max-w-[93dvh] overflow-hidden rounded-md bg-sunken">
        {shown.map(({ photo, number }, index) => (
          <img
            key={photo.id}
            src={pictureAddress(sessionId, photo.id, 'display')}
            alt={say(photo, number)}
            className="absolute inset-0 h-full w-full object-contain"
            style={index === 1 ? clip : undefined}
          />
        ))}
      </div>
      <input
        type="range"
        min="0"
        max="100"
        value={share}
        aria-label={t('compare.slider')}
        aria-valuetext={t('compare.value', { percent: format.number(share / 100, { style: 'percent' }) })}
        onChange={(event) => setShare(Number(event.target.value))}
        className="min-h-11 w-full accent-teal"
      />
    </div>
  )
}

/** The photos of a phase, and the one that is shown. */
function shownOf({ sessionId, photos }: CompareProps, phase: Phase, chosen: number) {
  const own = photos.filter((photo) => photo.phase === phase)
  const index = Math.min(chosen, own.length - 1)
  const photo = own[index]
  return { phase, own, index, shown: photo && { sessionId, photo, number: index + 1 } }
}

/** Photos before and after the fit: side by side, or overlaid with a slider. */
export function PhotoCompare({ sessionId, photos }: CompareProps) {
  const { t } = useTranslation('photos')
  const [overlaid, setOverlaid] = useState(false)
  const [chosen, setChosen] = useState<Record<Phase, number>>({ before: 0, after: 0 })
  const groups = (['before', 'after'] as const).map((phase) =>
    shownOf({ sessionId, photos }, phase, chosen[phase]),
  )
  const [before, after] = groups
  const both = before?.shown && after?.shown
  return (
    <div className="grid grid-cols-1 gap-3">
      {both && (
        <div data-screen-only>
          <Button kind="quiet" size="small" aria-pressed={overlaid} onClick={() => setOverlaid(!overlaid)}>
            {t(overlaid ? 'compare.sideBySide' : 'compare.overlaid')}
          </Button>
        </div>
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 print:grid-cols-2">
        {groups.map(({ phase, own, index, shown }) => (
          <div key={phase} className="grid grid-cols-1 content-start gap-2">
            <Chooser
              of={phase}
              photos={own}
              chosen={index}
              onChoose={(next) => setChosen({ ...chosen, [phase]: next })}
            />
            {!shown && <p className="text-muted">{t(`noneOf.${phase}`)}</p>}
            {shown && !(overlaid && both) && <Shown {...shown} />}
          </div>
        ))}
      </div>
      {overlaid && before?.shown && after?.shown && (
        <Overlaid sessionId={sessionId} before={before.shown} after={after.shown} />
      )}
    </div>
  )
}
