// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { passportKeysQuery } from '#web/passport/passport-keys.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'
import { fitSession, measured } from '../testing/fit-session.ts'
import { ImportDialog } from './import-dialog.tsx'

afterEach(cleanup)

const NOTHING = 'Nothing new: this session already has all these values.'

async function show() {
  await loadNamespaces(['importMapping', 'passport'])
  const measurements = [measured('before', 'stem_length', 100)]
  const server = new FakeFitServer(fitSession({ measurements }))
  const keys = { issuer: 'https://localhost', keys: [] }
  await showFit(server, <ImportDialog onClose={() => undefined} />, [[passportKeysQuery.queryKey, keys]])
}

const paste = (text: string) =>
  act(async () =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Or paste the text here/ }), {
      target: { value: text },
    }),
  )
const rows = () => screen.queryAllByRole('row').map(({ textContent }) => textContent ?? '')

it('offers no value that the session has already', async () => {
  await show()
  await paste('phase,key,value\nbefore,stem_length,100\nbefore,crank_length,170')
  expect(screen.getByRole('button', { name: 'Import 1 value' })).toBeTruthy()
  expect(rows().filter((row) => row.includes('Stem length'))).toEqual([])
  expect(rows().filter((row) => row.includes('Crank length'))).toHaveLength(1)
  expect(screen.queryByText(NOTHING)).toBeNull()
})

it('says that nothing is new', async () => {
  await show()
  await paste('phase,key,value\nbefore,stem_length,100')
  expect(screen.getByText(NOTHING)).toBeTruthy()
  expect(rows()).toEqual([])
  const take = screen.getByRole('button', { name: 'Import 0 values' })
  expect(take.getAttribute('aria-disabled')).toBe('true')
})
