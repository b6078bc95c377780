import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read } from '#web/api/read.ts'
import { useCountWords } from '#web/ui/language/use-count-words.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TABS, type Tab } from './follow-up-states.ts'

/** The statuses as tabs with their counts. Each has its own URL. */
export function StateTabs({ shown }: { shown: Tab }) {
  const { t } = useTranslation('followUpPages')
  const countWords = useCountWords()
  const { data: counts } = useQuery(read('GET /api/follow-up-counts'))
  return (
    <nav aria-label={t('list.states')} data-screen-only>
      <ul className="flex flex-wrap gap-x-1 border-line border-b">
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              to={{ search: `state=${tab}` }}
              aria-current={tab === shown ? 'page' : undefined}
              className={`flex min-h-11 items-center gap-1.5 border-b-3 px-3 ${tab === shown ? 'border-teal font-semibold' : 'border-transparent text-muted hover:text-ink'}`}
            >
              {t(`list.state.${tab}`)}
              {counts && counts[tab] > 0 && (
                <span
                  className={`rounded-full px-2 font-semibold text-caption ${tab === 'alerts' ? 'bg-coral-soft text-coral-deep' : 'bg-sunken text-ink'}`}
                >
                  {countWords(counts[tab])}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
