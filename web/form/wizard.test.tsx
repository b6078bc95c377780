// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import { applyChanges } from '#domain/questionnaires/changes.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type Draft, newDraft, type ServerDraft } from '#web/drafts/draft.ts'
import { DraftStore } from '#web/drafts/draft-store.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { type FormParts, stepScreens } from './form.ts'
import { StepBody } from './step-body.tsx'
import { Wizard } from './wizard.tsx'

// Parts of the form are fetched when they are shown, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

const parts: FormParts = {
  texts: 'intake',
  marks: 'required',
  reviewed: true,
  screens: stepScreens,
  Body: StepBody,
  send: async () => undefined,
  useWays: () => ({ back: () => undefined, sent: () => undefined }),
  address: () => ({}),
}

/** The form on a page, with a device and a server in memory. */
async function showForm(answers: Draft['answers'] = {}, step = 1, refusal?: ApiError) {
  window.history.replaceState(null, '', `/?step=${step}`)
  await loadNamespaces(['intake', 'common', 'interruptions', 'errors', 'frame'])
  let held: ServerDraft = { version: 0, answers, savedAt: null }
  const device = new Map<string, Draft>()
  const form = { sessionId: 'session', formVersion: intake.version, fitter: { name: 'Ines', studio: null } }
  const store = new DraftStore({
    draft: newDraft(form, held),
    questionnaire: intake,
    server: {
      keep: async ({ version }, changes) => {
        if (refusal) throw refusal
        const problem = { code: 'draft_conflict' } as const
        if (version !== held.version) throw new ApiError({ status: 409, body: '', problem })
        held = { version: version + 1, answers: applyChanges(held.answers, changes), savedAt: 'now' }
        return { version: held.version, savedAt: 'now' }
      },
      read: async () => held,
    },
    storage: {
      readDraft: async (key) => device.get(key) ?? null,
      writeDraft: async (draft) => void device.set(draft.sessionId, draft),
      dropDraft: async (key) => void device.delete(key),
    },
    joinTabs: () => ({ post: () => undefined, close: () => undefined }),
    withTabLock: (_, work) => work(),
    keptOnDevice: true,
  })
  await act(async () => render(<Wizard store={store} questionnaire={intake} parts={parts} />))
  const elsewhere = (name: string) => {
    held = { version: held.version + 1, answers: { ...held.answers, name }, savedAt: 'now' }
  }
  const send = () => act(async () => void (await store.sendAll()))
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /name/i })
  const typeName = (text: string) =>
    act(async () => void fireEvent.change(name(), { target: { value: text } }))
  const press = (button: RegExp) => act(async () => screen.getByRole('button', { name: button }).click())
  return { device, held: () => held, elsewhere, send, name, typeName, press }
}

it('stores what is typed on the device at once, and sends it', async () => {
  const { device, held, send, typeName } = await showForm()
  await typeName('Mia')
  expect(device.get('session')?.answers).toEqual({ name: 'Mia' })
  expect(held().answers).toEqual({})
  await send()
  expect(held().answers).toEqual({ name: 'Mia' })
})

it('says that the rider closed the file, and leads to the consents', async () => {
  const problem = { code: 'file_restricted' } as const
  const { send, typeName } = await showForm({}, 1, new ApiError({ status: 403, body: '', problem }))
  await typeName('Mia')
  await send()
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('You restricted this file or withdrew your consent.')
  expect(within(notice).getByRole('link', { name: 'Your consents' })).toBeTruthy()
})

it('shows what is missing when Next is pressed, and stays on the step', async () => {
  const { name, press } = await showForm()
  expect(name().getAttribute('aria-invalid')).toBeNull()
  await press(/^Next/)
  expect(name().getAttribute('aria-invalid')).toBe('true')
})

it('asks which answer counts if two devices answered differently', async () => {
  const { held, elsewhere, send, typeName, press, name } = await showForm()
  elsewhere('Ana')
  await typeName('Mia')
  await send()
  await act(async () => screen.getByRole('radio', { name: /Ana/ }).click())
  await press(/^Go on|^Continue|^Keep|^Use/)
  expect(name().value).toBe('Ana')
  await send()
  expect(held().answers).toEqual({ name: 'Ana' })
})

const knees = { id: '3f2b8c1e-1111-4222-8333-444455556666', zone: 'knees', severity: 5, onsetMinutes: 45 }

it('lists each zone with its severity and onset in a few words', async () => {
  await showForm({ discomfort: [knees] }, 4)
  const list = await screen.findByRole('list', { name: 'Zones' })
  expect(list.textContent).toContain('5 of 7 · after 45 min')
})

it('shows what an entry lacks, and keeps it open', async () => {
  const { press, held, send } = await showForm({}, 4)
  const list = await screen.findByRole('list', { name: 'Zones' })
  await act(async () => within(list).getByRole('button', { name: 'Add discomfort: Knees' }).click())
  await press(/^Add This Discomfort$/)
  const severity = await screen.findByRole('slider', { name: /Severity/ })
  expect(severity.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(severity)
  expect(screen.getByRole('form', { name: 'Knees' }).textContent).toContain('Choose how severe it is')
  await send()
  expect(held().answers).toEqual({})
})

it('closes an entry that was opened by mistake when another zone is chosen', async () => {
  await showForm({}, 4)
  const list = await screen.findByRole('list', { name: 'Zones' })
  await act(async () => within(list).getByRole('button', { name: 'Add discomfort: Knees' }).click())
  await act(async () => within(list).getByRole('button', { name: 'Add discomfort: Feet' }).click())
  expect(screen.queryByRole('form', { name: 'Knees' })).toBeNull()
  expect(screen.getByRole('form', { name: 'Feet' })).toBeTruthy()
})

it('shows the problem of a required choice between its question and its options', async () => {
  const { press } = await showForm({}, 2)
  await press(/^Next/)
  const group = screen.getByRole('group', { name: /^Bike types/ })
  const problem = within(group).getByText('Choose at least one bike type.')
  const [road] = within(group).getAllByRole('checkbox')
  expect(problem.compareDocumentPosition(road ?? group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.activeElement).toBe(road)
})

it('has a slider without a number until it is answered', async () => {
  await showForm({}, 2)
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: /Cornering confidence/ })
  expect([slider.min, slider.value, slider.getAttribute('aria-valuetext')]).toEqual([
    '0',
    '0',
    'Not answered',
  ])
  await act(async () => void fireEvent.keyDown(slider, { key: 'ArrowRight' }))
  expect([slider.min, slider.value]).toEqual(['1', '1'])
  expect(slider.getAttribute('aria-valuetext')).toContain('1 of 7')
})

it('shows every answer on one line before Submit, and leads to each of them and back', async () => {
  const answers = {
    name: 'Mia',
    email: 'mia@example.com',
    dateOfBirth: '1990-04-12',
    weeklyHours: 6.5,
    bikeTypes: ['road'],
    corneringConfidence: 5,
    discomfort: [knees],
    goals: ['increase_power'],
  }
  const { press } = await showForm(answers, 6)
  const review = await screen.findByRole('region', { name: 'Check your answers' })
  const lines = within(review)
    .getAllByRole('listitem')
    .map((line) => line.textContent)
  for (const line of [
    'Name Mia',
    'Average ride time per week 6.5 hours',
    'Cornering confidence 5 of 7',
    'Knees 5 of 7 · after 45 min',
  ])
    expect(lines).toContain(`${line}Edit`)
  expect(lines).toContain('Injuries NoneEdit')
  expect(review.textContent).toContain('Not answered: Phone number')
  const consent = screen.getByRole('checkbox', { name: /research/ })
  expect(review.compareDocumentPosition(consent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

  await press(/^Edit Bike types$/)
})
