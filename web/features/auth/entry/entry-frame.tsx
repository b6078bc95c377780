import type { ReactNode } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RiderDrawing } from '#web/ui/rider-drawing/rider-drawing.tsx'

interface EntryFrameProps {
  title: string
  text?: string | undefined
  children: ReactNode
}

/** A narrow page for one task, with the rider drawing beside it on wide screens. */
export function EntryFrame({ title, text, children }: EntryFrameProps) {
  const { t } = useTranslation('auth')
  return (
    <div className="mx-auto grid max-w-5xl items-center gap-x-16 px-5 py-6 md:px-12 md:py-10 lg:grid-cols-[minmax(0,27rem)_1fr]">
      <div className="mx-auto w-full max-w-md">
        <h1 className="mb-2">{title}</h1>
        {text && <p className="text-muted">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
      <div className="max-lg:hidden">
        <div aria-hidden="true">
          <RiderDrawing zones={{}} className="mx-auto max-w-md" />
        </div>
        <p className="mx-auto mt-6 max-w-sm text-balance text-center text-lg text-muted">{t('aside')}</p>
      </div>
    </div>
  )
}
