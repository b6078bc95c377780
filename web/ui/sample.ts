import { createContext, use } from 'react'

/** How a part of the product is shown as a sample. */
export interface Sample {
  /** The instant at which it is shown: "2 hours ago" counts from it. */
  now: Date
  /** The width of charts, in pixels. */
  width: number
}

/**
 * Set above a part of the product that is shown with invented data: nothing in it can be pressed, and its headings are
 * not those of the page.
 */
export const SampleContext = createContext<Sample | null>(null)

/** Null where the product itself is shown. */
export const useSample = (): Sample | null => use(SampleContext)
