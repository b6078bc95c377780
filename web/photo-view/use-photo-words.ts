import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Photo } from './photo.ts'

/** What a photo shows, for who does not see it: its caption, else which one it is. */
export function usePhotoWords(): (photo: Photo, number: number) => string {
  const { t } = useTranslation('photos')
  return ({ phase, caption }, number) =>
    caption ? t(`alt.${phase}With`, { caption }) : t(`alt.${phase}`, { number })
}
