import type { ReactNode } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Button } from './button.tsx'

interface EmptyStateProps {
  title: string
  /** What to do next, in one sentence. */
  text: string
  /** The button for it. */
  action?: ReactNode
}

/** Shown for an empty list: what will be in it and how to add it. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 px-4 py-12 text-center">
      <svg
        viewBox="0 0 64 64"
        width="64"
        height="64"
        fill="none"
        className="mb-2 stroke-line"
        strokeWidth="5"
        aria-hidden="true"
      >
        <circle cx="32" cy="32" r="26" />
        <circle cx="32" cy="32" r="4" className="stroke-teal" />
      </svg>
      <h2>{title}</h2>
      <p className="max-w-prose text-muted">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}

/** Shown when filters match nothing, with a button that clears them. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('common')
  return (
    <EmptyState
      title={t('list.nothingFound')}
      text={t('list.nothingFoundHint')}
      action={
        <Button kind="quiet" onClick={onClear}>
          {t('action.clearFilters')}
        </Button>
      }
    />
  )
}
