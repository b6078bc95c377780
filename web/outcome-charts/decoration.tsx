import type { ReactNode } from 'react'

/** A part of a chart that screen readers pass over, because the chart says the same in words. */
export const Decoration = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" overflow="visible">
    {children}
  </svg>
)
