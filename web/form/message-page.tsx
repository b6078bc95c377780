import type { ReactNode } from 'react'

interface MessagePageProps {
  title: string
  text: string
  /** Announces the message to screen readers at once. */
  alert?: boolean
  /** Links or buttons to continue. */
  children?: ReactNode
}

/** A page with one message and links to continue. */
export function MessagePage({ title, text, alert = false, children }: MessagePageProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl gap-3 px-5 py-8 md:py-12" role={alert ? 'alert' : undefined}>
      <h1>{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      {children && <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
