interface Failed {
  cause: unknown
  load: PageLoadError['load']
}

/**
 * The code or the texts of a page could not be loaded: the server cannot be reached, or the page is from an older version
 * than the server.
 */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
  /** Loads them again. Null if the server does not have them any more. */
  readonly load: (() => Promise<unknown>) | null

  constructor(message: string, { cause, load }: Failed = { cause: undefined, load: null }) {
    super(message, { cause })
    this.load = load
  }
}
