import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'

const { Part: NoticeModal } = lazyPart(() => import('./notice-modal.tsx'))

interface NoticeLinkProps {
  className?: string
  children: ReactNode
}

/** Opens the privacy notice over the page. Its code and text are fetched when it is first opened. */
export function NoticeLink({ className = '', children }: NoticeLinkProps) {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={`min-h-11 ${className}`} onClick={show}>
        {children}
      </button>
      {asked && (
        <Suspense fallback={null}>
          <NoticeModal open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
