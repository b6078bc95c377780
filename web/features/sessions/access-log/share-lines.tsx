import { lastMomentOf } from '#domain/sharing/offer.ts'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { LogEntry } from './access-log-entry.ts'

interface ShareLinesProps {
  share: NonNullable<LogEntry['share']>
  bikes: LogEntry['bikes']
  /** Whether the sharing ends with this entry. Then it is not said until when it was meant. */
  ended: boolean
}

/** Which fits are shared: all, those of a bike, or those from a day on; null for a bike that has no name here. */
function useScopeWords() {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const nameOf = useBikeName()
  return ({ share: { bikeId, fitsFrom }, bikes }: ShareLinesProps): string | null => {
    if (bikeId !== null) {
      const bike = bikes.find(({ id }) => id === bikeId)
      return bike ? t('offers.bike', { bike: nameOf(bike) }) : null
    }
    return fitsFrom ? t('offers.from', { date: format.date(fitsFrom) }) : t('offers.all')
  }
}

/** With whom fits are shared, which, and until when, in the words of the page on which the rider shares them. */
export function ShareLines(props: ShareLinesProps) {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const scope = useScopeWords()(props)
  const { fitterName, until } = props.share
  const end = until ? t('offers.until', { date: format.date(lastMomentOf(until)) }) : t('offers.noEnd')
  const said = format.phrases([scope, props.ended ? null : end])
  return (
    <>
      <li className="break-words" dir="auto">
        {t('offers.with', { name: fitterName || t('offers.gone') })}
      </li>
      {said && (
        <li className="break-words" dir="auto">
          {said}
        </li>
      )}
    </>
  )
}
