import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { SearchBox } from '#web/list-controls/search-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

export type ListedFitter = CallResponse<'GET /api/fitters'>['items'][number]

interface ChoiceProps {
  onChoose: (fitter: ListedFitter) => void
}

/** More than these are searched and not read through. */
const SHOWN = 20

function Choices({ fitters, onChoose }: ChoiceProps & { fitters: readonly ListedFitter[] }) {
  const { t } = useTranslation('intake')
  if (fitters.length === 0) return <p className="text-muted">{t('open.noneFound')}</p>
  return (
    <ul className="grid gap-3">
      {fitters.map((each) => (
        <li
          key={each.slug}
          className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-card p-4"
        >
          <span className="me-auto min-w-0 break-words">
            <span className="block font-semibold">{each.name}</span>
            {each.studio && <span className="block text-muted">{each.studio}</span>}
            {each.place && <span className="block text-muted">{each.place}</span>}
          </span>
          <Button kind="quiet" size="small" onClick={() => onChoose(each)}>
            {t('open.choose')}
            <span className="sr-only">{each.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/**
 * The listed fitters, with a search of their names where there are more than can be read through. Its texts are in
 * `intake`.
 * @param children what stands above the list
 * @param none what is shown instead of everything if nobody is listed
 */
export function FitterChoice({
  onChoose,
  none,
  children,
}: ChoiceProps & { none: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation('intake')
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  const query = { limit: SHOWN, ...(name && { name }) }
  const { data, error, refetch } = useQuery({
    ...read('GET /api/fitters', { query }),
    placeholderData: keepPreviousData,
    refetchOnReconnect: true,
  })
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={5} />
  if (data.items.length === 0 && typed === '') return none
  return (
    <div className="grid grid-cols-1 gap-5">
      {children}
      {(data.next !== null || typed !== '') && (
        <SearchBox typed={typed} onType={setTyped} label={t('open.search')} hint={t('open.searchHint')} />
      )}
      <Choices fitters={data.items} onChoose={onChoose} />
    </div>
  )
}
