import { type ReactNode, Suspense } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import type { RiderDrawingProps } from '#web/ui/rider-drawing/rider-drawing.tsx'
import { useLaptop } from '#web/ui/use-width.ts'

/** Loaded on wide screens, after the form that stands beside it. */
const riderDrawing = lazyPart<RiderDrawingProps>(async () => ({
  default: (await import('#web/ui/rider-drawing/rider-drawing.tsx')).RiderDrawing,
}))

interface EntryFrameProps {
  title: string
  text?: string | undefined
  children: ReactNode
}

/** What stands beside the task. The place of the drawing is kept until it is there. */
function Aside() {
  const { t } = useTranslation('auth')
  return (
    <div>
      <div aria-hidden="true" className="mx-auto aspect-35/32 max-w-md">
        <Suspense fallback={null}>
          <riderDrawing.Part zones={{}} />
        </Suspense>
      </div>
      <p className="mx-auto mt-6 max-w-sm text-balance text-center text-lg text-muted">{t('aside')}</p>
    </div>
  )
}

/** A narrow page for one task, with the rider drawing beside it on wide screens. */
export function EntryFrame({ title, text, children }: EntryFrameProps) {
  const isWide = useLaptop()
  return (
    <div className="mx-auto grid max-w-5xl items-center gap-x-16 px-5 py-6 md:px-12 md:py-10 lg:grid-cols-[minmax(0,27rem)_1fr]">
      <div className="mx-auto w-full max-w-md">
        <h1 className="mb-2">{title}</h1>
        {text && <p className="text-muted">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
      {isWide && <Aside />}
    </div>
  )
}
