// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { NotYours } from './not-yours.tsx'

afterEach(cleanup)

it('says of a closed file that its use is stopped, and leads to the consents', async () => {
  await loadNamespaces(['followUpPages', 'frame', 'errors', 'common'])
  const error = new ApiError({ status: 403, body: '', problem: { code: 'file_restricted' } })
  render(<NotYours error={error} onRetry={() => undefined} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The use of your data is stopped')
  expect(screen.getByRole('link', { name: 'Your consents' }).getAttribute('href')).toBe('/settings/consents')
})
