// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'

configure({ asyncUtilTimeout: 8000 })

/** A program that knows no texts yet. What it learns here is not for other tests. */
async function freshProgram() {
  vi.resetModules()
  return {
    ...(await import('./texts.ts')),
    ...(await import('./use-translation.ts')),
    ...(await import('../lazy-part.ts')),
    ...(await import('#web/app/error-boundary.tsx')),
  }
}
let program: Awaited<ReturnType<typeof freshProgram>>

/** How the server answers for each file of texts, by the end of its address. */
const answers = new Map<string, Response | Error>()
const asked = vi.fn(async (address: string): Promise<Response> => {
  const answer = answers.get(address.split('/').slice(-2).join('/'))
  if (answer instanceof Error) throw answer
  return answer?.clone() ?? new Response('{}')
})

beforeEach(async () => {
  program = await freshProgram()
  localStorage.clear()
  asked.mockClear()
  answers.clear()
  // Texts are files only in a build.
  vi.stubEnv('DEV', false)
  vi.stubEnv('SSR', false)
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})
afterAll(() => void vi.resetModules())

/** React reports what a boundary catches. */
const expectReport = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

const gone = () => new Response(null, { status: 404 })

async function begin(language: string) {
  window.history.replaceState(null, '', `/?lng=${language}`)
  program.startLanguageOfVisit()
  await program.loadNamespaces(['common', 'frame'])
}

const show = (part: React.ReactNode) =>
  act(async () =>
    render(
      <program.ErrorBoundary place="/">
        <Suspense fallback="Waiting">{part}</Suspense>
      </program.ErrorBoundary>,
    ),
  )

function Words() {
  const { t } = program.useTranslation('passport')
  return <p>{t('file')}</p>
}

it('a part whose texts the server does not have any more asks for a reload', async () => {
  expectReport()
  answers.set('de/demo.json', gone())
  await begin('de')
  const { Part } = program.lazyPart(async () => ({ default: () => <p>In English</p> }), ['demo'])
  await show(<Part />)
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeTruthy()
  expect(screen.queryByText('In English')).toBeNull()
})

it('so do words that are shown, and they are asked for once', async () => {
  expectReport()
  answers.set('fr/passport.json', gone())
  await begin('fr')
  await show(<Words />)
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeTruthy()
  expect(asked.mock.calls.filter(([address]) => address.endsWith('fr/passport.json'))).toHaveLength(1)
})

it.each([
  ['a failure of the server', 'it', new Response(null, { status: 500 })],
  ['no connection', 'es', new TypeError('Failed to fetch')],
])('after %s English is shown', async (_, language, answer) => {
  answers.set(`${language}/passport.json`, answer)
  await begin(language)
  await show(<Words />)
  expect(await screen.findByText('Passport file')).toBeTruthy()
})

it('a language that is chosen comes with the page anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  program.startLanguageOfVisit()
  answers.set('pl/passport.json', gone())
  await show(<Words />)
  expect(await program.chooseLanguage('pl')).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('language')).toBe('pl')
})

it('a language that is only suggested leaves the page as it is', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  program.startLanguageOfVisit()
  answers.set('sv/passport.json', gone())
  await show(<Words />)
  await program.suggestLanguage('sv')
  expect(program.shownLanguage()).toBe('en')
  expect(reload).not.toHaveBeenCalled()
})
