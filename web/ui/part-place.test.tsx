// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { lazyPart } from './lazy-part.ts'
import { PartPlace } from './part-place.tsx'

/** How the server answers when it is asked for the program of the page; null if it cannot be reached. */
let server: number | null
const reload = vi.fn()

beforeEach(() => {
  server = null
  // It becomes a module only now, because this browser would load it.
  document.head.innerHTML = '<script type="text/plain" src="/assets/index-1.js"></script>'
  document.querySelector('script')?.setAttribute('type', 'module')
  vi.stubGlobal('fetch', async () => {
    if (server === null) throw new TypeError('Failed to fetch')
    return new Response(null, { status: server })
  })
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  reload.mockReset()
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

/** A part of which the code cannot be loaded until `arrive` is called. */
function failingPart() {
  let arrived = false
  const { Part } = lazyPart(async () => {
    if (!arrived) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>The part</p> }
  })
  const arrive = () => {
    arrived = true
  }
  return { Part, arrive }
}

function Broken(): ReactNode {
  throw new Error('A fault')
}

const show = (page: ReactNode) => act(async () => render(<ErrorBoundary place="/">{page}</ErrorBoundary>))

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => button.click())
}

const failed = /^We can’t reach the service/

it('says in its own place that a part cannot be loaded, and loads it again', async () => {
  const { Part, arrive } = failingPart()
  await show(
    <>
      <h1>The page</h1>
      <PartPlace waiting="Waiting">
        <Part />
      </PartPlace>
    </>,
  )
  expect(await screen.findByText(failed)).toBeTruthy()
  expect(screen.getByText('The page')).toBeTruthy()
  await press('Try again')
  expect(screen.getByText(failed)).toBeTruthy()
  server = 200
  arrive()
  await press('Try again')
  expect(await screen.findByText('The part')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

it('loads the page anew if the browser does not fetch the part again', async () => {
  const { Part } = failingPart()
  await show(
    <PartPlace waiting="Waiting">
      <Part />
    </PartPlace>,
  )
  server = 200
  await press('Try again')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('says that there is a newer version only if the server has one', async () => {
  server = 404
  const { Part } = failingPart()
  await show(
    <PartPlace waiting="Waiting">
      <Part />
    </PartPlace>,
  )
  expect(await screen.findByText('A newer version is available')).toBeTruthy()
  await press('Reload page')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('leaves any other fault to the page', async () => {
  await show(
    <PartPlace waiting="Waiting">
      <Broken />
    </PartPlace>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong')
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy()
})

it('a page that cannot be loaded is not called outdated, and is loaded again', async () => {
  const { Part, arrive } = failingPart()
  await show(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText(failed)).toBeTruthy()
  expect(screen.queryByText('A newer version is available')).toBeNull()
  server = 200
  arrive()
  await press('Try again')
  expect(await screen.findByText('The part')).toBeTruthy()
})
