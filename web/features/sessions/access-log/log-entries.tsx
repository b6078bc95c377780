import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { FormattedDate } from '#web/ui/times.tsx'
import { useHistoryWords } from '../history/use-history-words.ts'
import type { LogEntry } from './access-log-entry.ts'
import { ShareLines } from './share-lines.tsx'

/** Who acted, and as what. */
function useActorWords(readByRider: boolean): (entry: LogEntry) => string {
  const { t } = useTranslation('accessLog')
  return ({ as, name, own }) => {
    if (readByRider && as === 'rider') return t('you')
    if (readByRider && as === 'guest') return t('youByLink')
    if (own) return t('you')
    return t(`as.${as}`, { name: name ?? t('aFitter') })
  }
}

interface LogEntriesProps {
  entries: readonly LogEntry[]
  readByRider: boolean
  /** Whether the rider has files at several fitters. */
  severalFiles: boolean
}

function Entry({ entry, readByRider, severalFiles }: Omit<LogEntriesProps, 'entries'> & { entry: LogEntry }) {
  const { t } = useTranslation('accessLog')
  const format = useFormat()
  const actor = useActorWords(readByRider)
  const { what, details } = useHistoryWords()(entry)
  const { session, reason, fileOf, share, bikes } = entry
  const lines = [
    ...(session
      ? [session.fittedAt ? t('ofFit', { date: format.date(session.fittedAt) }) : t('notFitted')]
      : []),
    ...(severalFiles && fileOf ? [t('fileOf', { name: fileOf })] : []),
    ...(reason ? [t(`reason.${reason}`)] : []),
  ]
  return (
    <li
      className="grid grid-cols-1 gap-x-4 border-line border-b py-3 last:border-b-0 sm:grid-cols-[13rem_minmax(0,1fr)]"
      data-print-block
    >
      <p className="text-secondary text-muted">
        <FormattedDate at={entry.at} withTime />
        <span className="block break-words">{actor(entry)}</span>
      </p>
      <div className="min-w-0">
        <p className="font-medium">{what}</p>
        {lines.length > 0 && <p className="text-secondary text-muted">{lines.join(' · ')}</p>}
        {(share || details.length > 0) && (
          <ul className="text-secondary">
            {share && <ShareLines share={share} bikes={bikes} ended={entry.action === 'share.ended'} />}
            {details.map((detail) => (
              <li key={detail} className="break-words" dir="auto">
                {detail}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** Entries of the log in words: when, who and as what, what they did, and from what to what. */
export function LogEntries({ entries, ...shown }: LogEntriesProps) {
  return (
    <ol className="-my-3">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} {...shown} />
      ))}
    </ol>
  )
}
