// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
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

afterEach(cleanup)

const parts: FormParts = {
  texts: 'intake',
  screens: stepScreens,
  Body: StepBody,
  send: async () => undefined,
  useWays: () => ({ back: () => undefined, sent: () => undefined }),
  address: () => ({}),
}

/** The form on a page, with a device and a server in memory. */
async function showForm(answers: Draft['answers'] = {}) {
  await loadNamespaces(['intake', 'common', 'interruptions', 'errors', 'frame'])
  let held: ServerDraft = { version: 0, answers, savedAt: null }
  const device = new Map<string, Draft>()
  const form = { sessionId: 'session', formVersion: intake.version, fitter: { name: 'Ines', studio: null } }
  const store = new DraftStore({
    draft: newDraft(form, held),
    questionnaire: intake,
    server: {
      keep: async ({ version }, changes) => {
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

it('keeps what is typed on the device at once and sends it', async () => {
  const { device, held, send, typeName } = await showForm()
  await typeName('Mia')
  expect(device.get('session')?.answers).toEqual({ name: 'Mia' })
  expect(held().answers).toEqual({})
  await send()
  expect(held().answers).toEqual({ name: 'Mia' })
})

it('says what is missing when Next is pressed, and stays on the step', async () => {
  const { name, press } = await showForm()
  expect(name().getAttribute('aria-invalid')).toBeNull()
  await press(/^Next/)
  expect(name().getAttribute('aria-invalid')).toBe('true')
})

it('asks which answer counts when two devices said different things', async () => {
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
