import { MOST_REPORT_PHOTOS } from '#domain/report/fit-report.ts'
import { thrownText } from '#web/api/error-text.ts'
import { type Photo, pictureAddress } from '#web/photo-view/photo.ts'
import { usePhotoWords } from '#web/photo-view/use-photo-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useOptimisticValue } from '#web/ui/use-optimistic-value.ts'
import { type PhotoChange, usePhotoChanges } from '../photos/use-photo-changes.ts'
import { useFit } from '../saving/fit-work.ts'
import { useSessionText } from '../saving/use-session-text.ts'

const LONGEST_SUMMARY = 4000

/** What the rider reads first. It saves itself. */
function Summary() {
  const { t } = useTranslation('sessions')
  const { open } = useFit()
  const summary = useSessionText('summary', LONGEST_SUMMARY)
  return (
    <TextArea
      label={t('report.summary')}
      hint={t('report.summaryHint')}
      rows={4}
      longest={LONGEST_SUMMARY}
      readOnly={!open}
      value={summary.text}
      onFocus={summary.begin}
      onChange={summary.type}
      onBlur={summary.leave}
    />
  )
}

interface ChoiceProps {
  photo: Photo
  number: number
  onChange: (photo: Photo, change: PhotoChange) => Promise<boolean>
}

/** One photo with the choice of showing it in the report. The choice is shown before it is saved. */
function Choice({ photo, number, onChange }: ChoiceProps) {
  const { session } = useFit()
  const say = usePhotoWords()
  const words = say(photo, number)
  const { value, change } = useOptimisticValue(photo.inReport)
  const choose = (inReport: boolean) => change(inReport, () => onChange(photo, { inReport }))
  return (
    <li className="grid grid-cols-1 content-start">
      <img
        src={pictureAddress(session.id, photo.id, 'thumbnail')}
        width={photo.width}
        height={photo.height}
        alt=""
        loading="lazy"
        className="aspect-4/3 h-auto w-full rounded-md bg-sunken object-contain"
      />
      <Checkbox checked={value} onChange={(inReport) => void choose(inReport)}>
        <span dir="auto">{words}</span>
      </Checkbox>
    </li>
  )
}

/** Which photos the rider gets. */
function PhotoChoice() {
  const { t } = useTranslation('sessions')
  const { t: errors } = useTranslation('errors', 'common')
  const { session } = useFit()
  const { change, error } = usePhotoChanges(session.id)
  const { photos } = session
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="font-semibold">{t('report.photos')}</legend>
      <p className="text-secondary text-muted">
        {photos.length > 0
          ? t('report.photosHint', { most: String(MOST_REPORT_PHOTOS) })
          : t('report.noPhotos')}
      </p>
      {error !== null && (
        <p role="alert" className="font-medium text-coral-text">
          {thrownText(errors, error)}
        </p>
      )}
      <ul className="grid grid-cols-2 empty:hidden gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {photos.map((photo, index) => (
          <Choice
            key={photo.id}
            photo={photo}
            number={photos.slice(0, index + 1).filter((each) => each.phase === photo.phase).length}
            onChange={change}
          />
        ))}
      </ul>
    </fieldset>
  )
}

/** What the fitter writes and chooses for the rider's report, above its preview. Renders nothing for a closed fit. */
export function ReportEditor() {
  const { t } = useTranslation('sessions')
  const { open } = useFit()
  if (!open) return null
  return (
    <div data-screen-only>
      <Card title={t('report.title')}>
        <div className="grid grid-cols-1 gap-5">
          <Summary />
          <PhotoChoice />
        </div>
      </Card>
    </div>
  )
}
