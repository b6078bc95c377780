import { lastMomentOf } from '#domain/sharing/offer.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'

/** Whose fit it is that the rider shares, and until when. It stands where its own fitter has the steps of the session. */
export default function SharedNote() {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const { fitterName: name, shared } = useFit().session
  if (!shared) return null
  const { until } = shared
  const says = [
    t('note.by'),
    name ? t('note.fitted', { name }) : t('note.fittedGone'),
    until ? t('note.until', { date: format.date(lastMomentOf(until)) }) : t('note.noEnd'),
  ]
  return <p className="rounded-md bg-sunken px-4 py-3">{format.sentences(says)}</p>
}
