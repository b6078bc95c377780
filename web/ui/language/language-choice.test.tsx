// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageOffer } from './language-offer.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { shownLanguage, startLanguageOfVisit, suggestLanguage } from './texts.ts'

const offer = vi.hoisted(() => {
  // Other files of this process have loaded the components already, with the real list.
  vi.resetModules()
  return { codes: ['en'] }
})
vi.mock('#locales/offered-languages.ts', async (original) => {
  const real = await original<typeof import('#locales/offered-languages.ts')>()
  const { matchLanguage } = await import('#locales/languages.ts')
  return {
    ...real,
    get offeredLanguages() {
      return offer.codes
    },
    get hasLanguageChoice() {
      return offer.codes.length > 1
    },
    offeredLanguage: (code: string) => (offer.codes.includes(code) ? code : 'en'),
    matchOffered: (tags: string[]) =>
      tags.map((tag) => matchLanguage([tag])).find((match) => match && offer.codes.includes(match)) ?? null,
  }
})

configure({ asyncUtilTimeout: 20_000 })
beforeEach(() => {
  localStorage.clear()
  offer.codes = ['en']
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => vi.resetModules())

const show = (part: React.ReactNode) => act(async () => render(part))

describe('with English alone', () => {
  it('there is no switch and no offer, and a suggested language changes nothing', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH'])
    startLanguageOfVisit()
    await show(
      <>
        <LanguageSwitch />
        <LanguageOffer />
      </>,
    )
    expect(document.body.textContent).toBe('')
    await suggestLanguage('de')
    expect([shownLanguage(), document.documentElement.lang]).toEqual(['en', 'en'])
    expect(localStorage.getItem('language')).toBeNull()
  })

  it('a language stored on the device stays stored and is shown as English', () => {
    localStorage.setItem('language', 'de')
    startLanguageOfVisit()
    expect(document.documentElement.lang).toBe('en')
    expect(localStorage.getItem('language')).toBe('de')
  })
})

describe('with a second language', () => {
  beforeEach(() => {
    offer.codes = ['en', 'de']
  })

  it('a stored choice is shown again', () => {
    localStorage.setItem('language', 'de')
    startLanguageOfVisit()
    expect(document.documentElement.lang).toBe('de')
  })

  it('the switch lists both by their own names, and the choice is stored', async () => {
    startLanguageOfVisit()
    await show(<LanguageSwitch />)
    const choice = await screen.findByRole('combobox', { name: 'Language' })
    expect([...choice.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'English',
      'Deutsch',
    ])
    await act(async () => fireEvent.change(choice, { target: { value: 'de' } }))
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('de'))
    expect(localStorage.getItem('language')).toBe('de')
  })

  it('the browser’s language is offered once, in that language', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'de-CH'])
    startLanguageOfVisit()
    await show(<LanguageOffer />)
    const keep = (await screen.findAllByRole('button')).at(-1)
    expect(keep?.closest('[lang=de]')?.textContent).toContain('Spokewell')
    if (keep) fireEvent.click(keep)
    cleanup()
    await show(<LanguageOffer />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(localStorage.getItem('language')).toBe('en')
  })
})
