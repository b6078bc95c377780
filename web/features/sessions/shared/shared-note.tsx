import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'

/** Whose fit it is that the rider shares, and until when. It stands where its own fitter has the steps of the session. */
export default function SharedNote() {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const { fitterName: name, shared } = useFit().session
  if (!shared) return null
  // The sharing ends with the day before.
  const last = shared.until && new Date(Date.parse(shared.until) - 1).toISOString()
  const says = [
    t('note.by'),
    name ? t('note.fitted', { name }) : t('note.fittedGone'),
    last ? t('note.until', { date: format.date(last) }) : t('note.noEnd'),
  ]
  return <p className="rounded-md bg-sunken px-4 py-3">{says.join(' ')}</p>
}
