// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { BrowserRouter, type Location, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useHistoryNavigation } from './use-history-navigation.ts'

afterEach(cleanup)

function Arrived() {
  const place: Location<unknown> = useLocation()
  return <p>{JSON.stringify({ pathname: place.pathname, search: place.search, state: place.state })}</p>
}

it('shows where it goes, and leaves entries that the router understands', () => {
  const { result } = renderHook(useHistoryNavigation)
  act(() => result.current.go('/intake?session=s&step=2'))
  expect(result.current.place).toMatchObject({
    pathname: '/intake',
    search: '?session=s&step=2',
    state: null,
  })
  act(() => result.current.go('/thank-you', { replace: true, state: { fitter: 'Ines' } }))
  expect(result.current.place).toMatchObject({ pathname: '/thank-you', state: { fitter: 'Ines' } })
  render(
    <BrowserRouter>
      <Arrived />
    </BrowserRouter>,
  )
  expect(JSON.parse(screen.getByText(/thank-you/).textContent)).toEqual({
    pathname: '/thank-you',
    search: '',
    state: { fitter: 'Ines' },
  })
})

it('follows the browser’s Back', () => {
  window.history.replaceState(null, '', '/intake?session=s&step=1')
  const { result } = renderHook(useHistoryNavigation)
  act(() => result.current.go('/intake?session=s&step=2'))
  act(() => {
    window.history.replaceState(null, '', '/intake?session=s&step=1')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(result.current.place.search).toBe('?session=s&step=1')
})
