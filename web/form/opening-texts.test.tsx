// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import common from '#locales/de/common.ts'
import frame from '#locales/de/frame.ts'
import german from '#locales/de/intake.ts'
import { openingTexts } from '#locales/openings/opening.ts'
import type { TextTree } from '#locales/texts.ts'
import type { FormParts } from './form.ts'

configure({ asyncUtilTimeout: 20_000 })

/** A program that knows no texts yet. What it learns here is not for other tests. */
async function freshProgram() {
  vi.resetModules()
  return {
    ...(await import('#web/ui/language/texts.ts')),
    ...(await import('#web/drafts/draft.ts')),
    ...(await import('#web/drafts/draft-store.ts')),
    ...(await import('./form.ts')),
    ...(await import('./step-body.tsx')),
    ...(await import('./wizard.tsx')),
  }
}

/** The texts of the whole form are answered when they are released. */
let release = () => {}
let held: Promise<TextTree> = Promise.resolve({})
const opening = openingTexts('intake', german)

async function answer(address: string): Promise<Response> {
  const known: Record<string, TextTree | Promise<TextTree>> = {
    common,
    frameOpening: openingTexts('frame', frame),
    intakeOpening: opening,
    intake: held,
  }
  const name = /(\w+)\.json$/.exec(address)?.[1] ?? ''
  return new Response(JSON.stringify((await known[name]) ?? {}))
}

beforeEach(() => {
  localStorage.clear()
  held = new Promise((resolve) => {
    release = () => resolve(german)
  })
  // Texts are files only in a build.
  vi.stubEnv('DEV', false)
  vi.stubEnv('SSR', false)
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})
afterAll(() => void vi.resetModules())

/** The form in German, of which only the opening is there. */
async function showForm(step: number) {
  const program = await freshProgram()
  window.history.replaceState(null, '', `/?lng=de&step=${step}`)
  program.startLanguageOfVisit()
  await program.loadNamespaces(['common', 'frameOpening', 'intakeOpening'])
  const parts: FormParts = {
    texts: 'intake',
    marks: 'required',
    reviewed: true,
    screens: program.stepScreens,
    Body: program.StepBody,
    send: async () => undefined,
    useWays: () => ({ back: () => undefined, sent: () => undefined }),
    address: () => ({}),
  }
  const form = { sessionId: 'session', formVersion: intake.version, fitter: { name: 'Ines', studio: null } }
  const server = { version: 0, answers: {}, savedAt: null }
  const store = new program.DraftStore({
    draft: program.newDraft(form, server),
    questionnaire: intake,
    server: {
      keep: async ({ version }) => ({ version: version + 1, savedAt: 'now' }),
      read: async () => server,
    },
    storage: {
      readDraft: async () => null,
      writeDraft: async () => undefined,
      dropDraft: async () => undefined,
    },
    joinTabs: () => ({ post: () => undefined, close: () => undefined }),
    withTabLock: (_, work) => work(),
    keptOnDevice: true,
  })
  await act(async () =>
    render(
      <Suspense fallback="Waiting">
        <program.Wizard store={store} questionnaire={intake} parts={parts} />
      </Suspense>,
    ),
  )
}

it('the first step is complete in the reader’s language before the texts of the others are there', async () => {
  await showForm(1)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(german.steps.rider.title)
  expect(screen.getByRole('textbox', { name: new RegExp(german.fields.name.label) })).toBeTruthy()
  expect(screen.getByText(german.options.workEnvironment.office)).toBeTruthy()
  // A key that lacks its text would be shown itself.
  expect(document.body.textContent).not.toMatch(/(?:fields|options|steps|wizard|status)\.\w/)
  await act(async () => screen.getByRole('button', { name: /Weiter/ }).click())
  expect(await screen.findByText(german.fields.name.required)).toBeTruthy()
  release()
})

it('a later step waits for its texts, and is never shown in English meanwhile', async () => {
  await showForm(2)
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  expect(document.body.textContent).not.toContain('Riding profile')
  await act(async () => release())
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(german.steps.riding.title)
})
