import { pictureAddress } from '#web/photo-view/photo.ts'
import { usePhotoWords } from '#web/photo-view/use-photo-words.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { FitReport } from './report.ts'

/** The photos that the fitter chose, all of them, as in the document. */
export function ReportPhotos({ report: { sessionId, photos } }: { report: FitReport }) {
  const { t } = useTranslation('report', 'photos')
  const say = usePhotoWords()
  if (photos.length === 0) return null
  return (
    <Card title={t('photos.title')} className="print:break-inside-auto!">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 print:grid-cols-2">
        {photos.map((photo, index) => (
          <li key={photo.id} className="break-inside-avoid">
            <img
              src={pictureAddress(sessionId, photo.id, 'display')}
              width={photo.width}
              height={photo.height}
              alt={say(photo, index + 1)}
              loading="lazy"
              decoding="async"
              className="h-auto max-h-[70dvh] w-full rounded-md bg-sunken object-contain print:max-h-64"
            />
            <p className="mt-1 text-secondary">
              <span className="me-2 font-semibold">{t(`photos.${photo.phase}`)}</span>
              <span dir="auto">{photo.caption}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
