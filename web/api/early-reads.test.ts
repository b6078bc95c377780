// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiRequest, bodyOf } from './request.ts'
import { whoIsSignedIn } from './who-is-signed-in.ts'

const sentByPage: string[] = []

beforeEach(() => {
  sentByPage.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    sentByPage.push(path)
    return Response.json({ from: 'page' })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** What the head of the page has requested for the person whom the device remembers now. */
function requestedInHead(...paths: string[]): void {
  const user = localStorage.getItem('auth_user')
  const responses = new Map(paths.map((path) => [path, Promise.resolve(Response.json({ from: 'head' }))]))
  globalThis.earlyReads = { areCurrent: () => localStorage.getItem('auth_user') === user, responses }
}

const read = async (path: string) => bodyOf(await apiRequest('GET', path))

it('uses a request of the page’s head once', async () => {
  requestedInHead('/api/auth/user')
  expect(await read('/api/auth/user')).toEqual({ from: 'head' })
  expect(sentByPage).toEqual([])
  expect(await read('/api/auth/user')).toEqual({ from: 'page' })
  expect(await read('/api/public-settings')).toEqual({ from: 'page' })
})

it('does not use a request of the head when the device remembers somebody else since', async () => {
  localStorage.setItem('auth_user', '{"id":"mira"}')
  requestedInHead('/api/sessions/1', '/api/sessions/2')
  expect(await read('/api/sessions/1')).toEqual({ from: 'head' })
  localStorage.setItem('auth_user', '{"id":"jonas"}')
  expect(await read('/api/sessions/2')).toEqual({ from: 'page' })
})

it('does not use a request of the head after a change', async () => {
  requestedInHead('/api/auth/user')
  await apiRequest('POST', '/api/auth/logout')
  await read('/api/auth/user')
  expect(sentByPage).toEqual(['/api/auth/logout', '/api/auth/user'])
})

it('takes the page’s word that nobody is signed in once, and not after a change', async () => {
  globalThis.nobodyHere = true
  expect(await whoIsSignedIn()).toBeNull()
  expect(sentByPage).toEqual([])
  await whoIsSignedIn()
  expect(sentByPage).toEqual(['/api/auth/user'])
  globalThis.nobodyHere = true
  await apiRequest('POST', '/api/auth/login')
  await whoIsSignedIn()
  expect(sentByPage).toEqual(['/api/auth/user', '/api/auth/login', '/api/auth/user'])
})
