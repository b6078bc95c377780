import type { ReactNode } from 'react'

/** The problem of a form as a whole. It is announced at once and stays until the next attempt. */
export function FormProblem({ text, way }: { text: string | undefined; way?: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <div className="rounded-md border border-line border-s-4 border-s-coral bg-card px-4 py-3">
          <p className="font-medium text-coral-text">{text}</p>
          {way}
        </div>
      )}
    </div>
  )
}
