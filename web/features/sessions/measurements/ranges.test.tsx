// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'
import { fitSession } from '../testing/fit-session.ts'
import { MeasurementGroups } from './measurement-groups.tsx'

afterEach(cleanup)

it('names every group of riders for which a source published a range', async () => {
  await showFit(new FakeFitServer(fitSession()), <MeasurementGroups />)
  const burke = screen.getByText(/Burke 2003 · road/)
  expect(burke.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toBe(
    'published: 25 mm to 50 mm (small riders) and 100 mm (tall riders) · expert opinion · Burke 2003 · road reference',
  )
})
