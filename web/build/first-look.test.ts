import { expect, it } from 'vitest'
import { firstLook } from './first-look.ts'

it('shows the name at the start of the header, where the program shows it', () => {
  expect(firstLook({ shell: 'public', who: 'everyone' })).toMatch(
    /<header [^>]*><div class="me-auto"><span [^>]*>.*Spokewell.*<\/span><\/div><\/header>/,
  )
})

it('shows nothing where a page belongs to somebody', () => {
  expect(firstLook({ shell: 'public', who: ['fitter'] })).toBe('')
  expect(firstLook({ shell: 'own', who: 'everyone' })).toBe('')
})
