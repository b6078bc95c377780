// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'
import { fitSession } from '../testing/fit-session.ts'
import SharedNote from './shared-note.tsx'

afterEach(cleanup)

it.each([
  [
    'until a day',
    { fitterName: 'Mira', shared: { until: '2026-12-24T12:00:00.000Z' } },
    /^Shared with you by the rider\. Fitted by Mira\. You can read it until .*24.*2026\.$/,
  ],
  [
    'of a fitter who is gone, until the rider ends it',
    { fitterName: '', shared: { until: null } },
    /^Shared with you by the rider\. Fitted by a fitter who deleted their account\. You can read it until the rider ends it\.$/,
  ],
])('says whose fit it is and that it can be read %s', async (_, given, words) => {
  await showFit(new FakeFitServer(fitSession(given)), <SharedNote />)
  expect(await screen.findByText(words)).toBeTruthy()
})
