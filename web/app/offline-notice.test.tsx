// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { pages } from '#domain/pages.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { RouterNavigation } from './router-navigation.tsx'

afterEach(cleanup)

/** What the notice says on a page without a connection. */
async function saidAt(path: string): Promise<string> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <RouterNavigation>
          <OfflineNotice />
        </RouterNavigation>
      </MemoryRouter>,
    ),
  )
  return screen.getByRole('status').textContent ?? ''
}

it.each([
  '/intake?session=a',
  '/Intake/',
  '/spokewell-form',
  '/follow-up/a?milestone=28&step=1',
  '/follow-up-form',
  '/sessions/a?tab=fit',
  '/sessions/a/follow-up/28',
])('at %s it promises to send what is typed', async (path) => {
  expect(await saidAt(path)).toContain('What you type is kept on this device')
})

it.each([
  pages.login,
  pages.settings,
  pages.invite,
  pages.invitation,
  pages.booking,
  pages.correctIntake,
  '/book/ines',
  '/clients/a',
  '/sessions/a/alike',
  '/support/sessions/a',
  '/nowhere',
])('at %s it promises nothing', async (path) => {
  expect(await saidAt(path)).toBe('We can’t reach the service. Check your connection and try again.')
})

it('with a connection it says nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await act(async () => render(<OfflineNotice />))
  expect(screen.getByRole('status').textContent).toBe('')
})
