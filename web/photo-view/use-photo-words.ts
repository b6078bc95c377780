import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Photo } from './photo.ts'

/** The alternative text of a photo: its caption, else its phase and number. */
export function usePhotoWords(): (photo: Photo, number: number) => string {
  const { t } = useTranslation('photos')
  return ({ phase, caption }, number) =>
    caption ? t(`alt.${phase}With`, { caption }) : t(`alt.${phase}`, { number })
}
