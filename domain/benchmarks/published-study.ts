/** Whether a number was read in the study itself, or is quoted by others. Numbers from memory are not in the product. */
export type PublishedStatus = 'verified' | 'secondary'

/** A study, with the numbers that are shown of it. What `people` and `window` say is in the texts. */
export type PublishedStudy<Row> = {
  readonly key: string
  /** As it is cited, in the study's own words. */
  readonly citation: string
  /** Null if it has no address of its own. */
  readonly link: string | null
  /** How many people; null for a review. */
  readonly n: number | null
  /** Who was studied. `fit_clients`: riders who came to a bike fit, as a fitter's own do. */
  readonly people: string
  /** Which time was asked about. `now`: as the intake asks. */
  readonly window: string
  readonly status: PublishedStatus
  readonly rows: readonly Row[]
}
