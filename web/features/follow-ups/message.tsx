import type { ReactNode } from 'react'

interface MessageProps {
  title: string
  text: string
  /** Says it at once to who cannot see it. */
  alert?: boolean
  /** The ways out. */
  children?: ReactNode
}

/** One thing to know, and the ways on. */
export function Message({ title, text, alert = false, children }: MessageProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl gap-3 px-5 py-8 md:py-12" role={alert ? 'alert' : undefined}>
      <h1>{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      {children && <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
