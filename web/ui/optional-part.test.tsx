// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Optional, OptionalPart } from './optional-part.tsx'

afterEach(cleanup)

const Offer = () => <p>An offer</p>

it('is shown once it was fetched, without the page waiting for it', async () => {
  let arrive = () => {}
  const file = new Promise<typeof Offer>((resolve) => {
    arrive = () => resolve(Offer)
  })
  const part: Optional = {
    begin(fetchPart) {
      void fetchPart()
      return undefined
    },
    file: () => file,
  }
  await act(async () => render(<OptionalPart part={part} />))
  expect(screen.queryByText('An offer')).toBeNull()
  await act(async () => arrive())
  expect(screen.getByText('An offer')).toBeTruthy()
})

it('shows nothing if it cannot be fetched, or is not needed', async () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch'))
  const failed: Optional = {
    begin(fetchPart) {
      void fetchPart().catch(() => undefined)
      return undefined
    },
    file: failing,
  }
  const notNeeded: Optional = { begin: () => undefined, file: async () => Offer }
  const { container } = await act(async () =>
    render(
      <>
        <OptionalPart part={failed} />
        <OptionalPart part={notNeeded} />
      </>,
    ),
  )
  expect(container.textContent).toBe('')
})
