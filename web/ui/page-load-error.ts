/**
 * The code or the texts of a page could not be loaded: the browser is offline, or the page is from an older version than the
 * server.
 */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}
