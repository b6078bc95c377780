/** The part of the service worker API that is used here. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface WorkerFetch extends WorkerEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface WorkerMessage extends WorkerEvent {
  readonly data: unknown
}
declare const self: {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetch) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void
}

/**
 * Inserted by the build: the version of the form's files, and which files are cached at once, which once a workbench
 * was opened, and which when they are used; and which addresses are texts in other languages, which are cached then, too.
 */
declare const FORM: {
  version: string
  kept: readonly string[]
  workbench: readonly string[]
  used: readonly string[]
  texts: string
}

const family = 'form-'
const cacheName = family + FORM.version
const program = '/index.html'
const guestProgram = '/guest.html'
/** The pages that a guest can use without the rest of the program. */
const guestPages = /^\/(?:intake|invite|follow-up\/[\w-]+)\/?$/
const kept = new Set(FORM.kept)
const workbench = new Set(FORM.workbench)
const used = new Set(FORM.used)
const texts = new RegExp(FORM.texts)
/** Present in the cache once all files of the workbench are cached. */
const workbenchKept = '/workbench-kept'
/** The pages that open offline. */
const pages = /^\/(?:start|spokewell-form|thank-you|follow-up-form)\/?$/
/** The pages that open offline on a device where a workbench was opened. */
const workbenchPages = /^\/sessions\/[\w-]+\/?$/
/** If the server has not answered after this time, the cached page is shown. */
const PATIENCE_MS = 4000

/** Files that are cached when a page uses them. */
const isUsed = (path: string) => used.has(path) || texts.test(path)
const isFormFile = (path: string) => kept.has(path) || workbench.has(path) || isUsed(path)

async function keepWorkbench(): Promise<void> {
  const cache = await caches.open(cacheName)
  const there = await Promise.all([...workbench].map((path) => cache.match(path)))
  await cache.addAll([...workbench].filter((_, index) => !there[index]))
  await cache.put(workbenchKept, new Response())
}

/** If a device has cached the workbench of an older version, the new version's workbench is cached too. */
async function keepForm(): Promise<void> {
  const had = await caches.match(workbenchKept)
  const cache = await caches.open(cacheName)
  await cache.addAll([...kept].map((path) => new Request(path, { cache: 'no-cache' })))
  if (had) await keepWorkbench()
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(family) && name !== cacheName)
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** Caches what a page fetched before this worker was active. */
async function keepUsed(paths: readonly unknown[]): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const path of paths) {
    if (typeof path === 'string' && isUsed(path) && !(await cache.match(path))) await cache.add(path)
  }
}

/** A built file from the cache. It cannot be outdated, because its name contains a hash of its content. */
async function fileOf(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  const there = await cache.match(path)
  if (there) return there
  const fetched = await fetch(request)
  if (fetched.ok) await cache.put(path, fetched.clone())
  return fetched
}

/**
 * The page from the server; without a connection, the cached page, if all its files are cached.
 * @param needed the cache entry that must exist for the cached page to be used
 */
async function pageOf(request: Request, page: string, needed = page): Promise<Response> {
  const cache = await caches.open(cacheName)
  const here = await cache.match(page)
  if (!here || !(await cache.match(needed))) return fetch(request)
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(here), PATIENCE_MS))
  const asked = fetch(request).then((response) => (response.status < 500 ? response : here))
  return Promise.race([asked.catch(() => here), late])
}

self.addEventListener('install', (event) => event.waitUntil(keepForm()))
self.addEventListener('activate', (event) => event.waitUntil(dropOlder().then(() => self.clients.claim())))

self.addEventListener('message', (event) => {
  const { data } = event
  if (typeof data !== 'object' || data === null || !('keep' in data) || !Array.isArray(data.keep)) return
  const asked = 'workbench' in data && data.workbench === true
  event.waitUntil(Promise.all([keepUsed(data.keep), ...(asked ? [keepWorkbench()] : [])]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  const page = request.mode === 'navigate'
  if (page && guestPages.test(pathname)) event.respondWith(pageOf(request, guestProgram))
  else if (page && pages.test(pathname)) event.respondWith(pageOf(request, program))
  else if (page && workbenchPages.test(pathname)) event.respondWith(pageOf(request, program, workbenchKept))
  else if (isFormFile(pathname) && !pathname.endsWith('.html')) event.respondWith(fileOf(request, pathname))
})

// Makes this file a module for the compiler. The built worker is a plain script.
export {}
