/** How many requests and parts of the page are on their way. */
let underWay = 0
const waiting = new Set<() => void>()

/** Counts work as loading until it has ended, whether or not it succeeds. Returns the work. */
export function trackLoading<T>(work: Promise<T>): Promise<T> {
  underWay += 1
  const ended = () => {
    underWay -= 1
    if (underWay > 0) return
    for (const go of waiting) go()
    waiting.clear()
  }
  work.then(ended, ended)
  return work
}

/** Whether the page is fetching code or data. */
export const isLoading = (): boolean => underWay > 0

/** Fulfilled when nothing is being fetched, at once if that is so now. */
export const whenLoaded = (): Promise<void> =>
  isLoading() ? new Promise((resolve) => waiting.add(resolve)) : Promise.resolve()

let endWait = (): void => undefined

/** Counts as loading until the first page is shown, also between the arrival of its code and its first request. */
export function awaitFirstPage(): void {
  void trackLoading(
    new Promise<void>((resolve) => {
      endWait = resolve
    }),
  )
}

/** Says that a page is shown, and has sent its first requests. */
export const pageIsShown = (): void => endWait()
