// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#locales/languages.ts'
import { LanguageOffer } from './language-offer.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { chooseLanguage, loadNamespaces, startLanguageOfVisit, suggestLanguage } from './texts.ts'

configure({ asyncUtilTimeout: 20_000 })
beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  // The tests of other files begin in English.
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  startLanguageOfVisit()
})

const show = (part: React.ReactNode) => act(async () => render(part))

describe('the language of a browser', () => {
  it('a stored choice is shown again', () => {
    localStorage.setItem('language', 'de')
    startLanguageOfVisit()
    expect(document.documentElement.lang).toBe('de')
  })

  it('one that the address asks for is shown, and kept if nothing else was chosen', () => {
    window.history.replaceState(null, '', '/?lng=fr')
    startLanguageOfVisit()
    expect(document.documentElement.lang).toBe('fr')
    expect(localStorage.getItem('language')).toBe('fr')
    localStorage.setItem('language', 'ja')
    startLanguageOfVisit()
    expect(document.documentElement.lang).toBe('fr')
    expect(localStorage.getItem('language')).toBe('ja')
  })

  it('one that is suggested is shown if nothing was chosen', async () => {
    startLanguageOfVisit()
    await suggestLanguage('no')
    expect(document.documentElement.lang).toBe('nb')
    expect(localStorage.getItem('language')).toBe('no')
    await suggestLanguage('de')
    expect(document.documentElement.lang).toBe('nb')
  })

  it('the last choice is shown, also if the texts of an earlier one arrive later', async () => {
    startLanguageOfVisit()
    await loadNamespaces(['frame'])
    const earlier = chooseLanguage('pl')
    const last = chooseLanguage('en')
    expect(await Promise.all([earlier, last])).toEqual([false, true])
    expect(document.documentElement.lang).toBe('en')
    expect(localStorage.getItem('language')).toBe('en')
  })

  it('the switch lists all by their own names, and the choice is stored', async () => {
    startLanguageOfVisit()
    await show(<LanguageSwitch />)
    const choice = await screen.findByRole('combobox', { name: 'Language' })
    const options = [...choice.querySelectorAll('option')]
    expect(options.map(({ textContent }) => textContent)).toEqual(
      Object.values(languages).map(({ name }) => name),
    )
    expect(options.find(({ value }) => value === 'no')?.lang).toBe('nb')
    await act(async () => fireEvent.change(choice, { target: { value: 'de' } }))
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('de'))
    expect(localStorage.getItem('language')).toBe('de')
  })

  it('the browser’s language is offered once, in that language', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ro', 'de-CH'])
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

  it('the browser’s language is not offered any more once an invitation has brought it', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE'])
    startLanguageOfVisit()
    await show(<LanguageOffer />)
    expect(await screen.findAllByRole('button')).toHaveLength(2)
    await act(async () => suggestLanguage('de'))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
