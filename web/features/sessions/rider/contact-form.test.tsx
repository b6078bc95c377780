// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import type { RiderFile } from '../session.ts'
import { ContactForm } from './contact-form.tsx'
import { wordsOf } from './contact-words.ts'
import { useContact } from './use-contact.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const file: RiderFile = {
  id: 'a',
  name: 'Ana',
  email: 'ana@example.org',
  hasAccount: false,
  language: 'en',
  timeZone: null,
  addressFailed: false,
  addressProven: false,
  remindersStopped: false,
  bikes: [],
  sessions: [],
  scores: [],
}

function Contact() {
  const contact = useContact(file, () => undefined)
  return contact.said ? (
    <ContactForm file={file} said={contact.said} contact={contact} />
  ) : (
    <button type="button" onClick={() => contact.open(wordsOf(file))}>
      Change
    </button>
  )
}

async function openForm() {
  await loadNamespaces(['sessions', 'common', 'errors', 'frame'])
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Contact />
      </QueryClientProvider>,
    ),
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Change' })))
}

const field = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, value: string) =>
  act(async () => fireEvent.change(field(name), { target: { value } }))
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })))

it('moves the focus to a refused field once, and not away from another that is typed in', async () => {
  await openForm()
  vi.stubGlobal('fetch', async () => {
    const problem = { code: 'address_of_account', status: 409 }
    return new Response(JSON.stringify(problem), { status: 409 })
  })
  await type('E-mail', 'other@example.org')
  await save()
  await vi.waitFor(() => expect(document.activeElement).toBe(field('E-mail')))
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true')
  await act(async () => field('Name').focus())
  await type('Name', 'Ana B.')
  expect(document.activeElement).toBe(field('Name'))
})

it('moves the focus to a field with the same problem again', async () => {
  await openForm()
  await type('Name', '')
  await save()
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')))
  await act(async () => field('E-mail').focus())
  await save()
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')))
})
