import { lazy, type ReactNode, Suspense, useState } from 'react'

const NoticeModal = lazy(async () => ({
  default: (await import('#web/privacy-notice/notice-modal.tsx')).NoticeModal,
}))

interface NoticeLinkProps {
  className?: string
  children: ReactNode
}

/** Opens the privacy notice over the page; its text is fetched when it is first asked for. */
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
