// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import { entriesOf, type Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { userQuery } from '#web/api/user-query.ts'
import { newDraft } from '#web/drafts/draft.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { type FormLook, stepScreens } from '../form.ts'
import { StepBody } from '../step-body.tsx'
import { CorrectForm, useCorrection } from './correct-form.tsx'

// Parts of the form are fetched when they are shown, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

const [first] = intake.steps
const questionnaire: Questionnaire = {
  ...intake,
  steps: [{ key: first?.key ?? '', entries: entriesOf(intake).filter(({ key }) => key === 'name') }],
}
const look: FormLook = { texts: 'intake', marks: 'required', screens: stepScreens, Body: StepBody }
const sent = newDraft(
  { sessionId: 'session', formVersion: intake.version, fitter: { name: 'Ines', studio: null } },
  { version: 0, answers: { name: 'Mia' }, savedAt: null },
)

function Correct({ post }: { post: () => Promise<unknown> }) {
  const correction = useCorrection({ revision: 1, formVersion: intake.version }, post)
  return (
    <CorrectForm sent={sent} questionnaire={questionnaire} look={look} home="/sent" correction={correction} />
  )
}

/** The page of the form, which begins anew with each revision. */
function Page() {
  const [revision, setRevision] = useState(1)
  const post = async () => act(async () => setRevision(2))
  return <Correct key={revision} post={post} />
}

/** Shows the form and its neighbours, and submits a correction. */
async function submit(page: ReactNode) {
  await loadNamespaces(['intake', 'submissions', 'common', 'errors', 'frame'])
  window.history.replaceState(null, '', '/correct')
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Link to="/elsewhere">Elsewhere</Link>
          <Routes>
            <Route path="/correct" element={page} />
            <Route path="/sent" element={<p>What was sent</p>} />
            <Route path="/elsewhere" element={<p>Another page</p>} />
          </Routes>
        </BrowserRouter>
        <Announcer />
      </QueryClientProvider>,
    ),
  )
  fireEvent.change(await screen.findByRole('textbox', { name: /name/i }), { target: { value: 'Mia Lund' } })
  fireEvent.click(screen.getByRole('button', { name: 'Submit correction' }))
}

it('says that a correction was sent when its revision is there before the response', async () => {
  await submit(<Page />)
  expect(await screen.findByText('What was sent')).toBeTruthy()
  expect(screen.getByText('Correction submitted.')).toBeTruthy()
})

it('says so to a person who has left the page, and leaves them where they are', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  await submit(<Correct post={() => promise} />)
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await act(async () => resolve(null))
  expect(await screen.findAllByText('Correction submitted.')).not.toHaveLength(0)
  expect(screen.getByText('Another page')).toBeTruthy()
})
