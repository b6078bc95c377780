// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces, startLanguageOfVisit } from '#web/ui/language/texts.ts'
import { AccountLanguage } from './account-language.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  startLanguageOfVisit()
})

const changes = z.object({ language: z.string() })

it('sends a second choice only after the first was answered, so that the account ends with the last', async () => {
  await loadNamespaces(['frame'])
  const sent: string[] = []
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { language } = changes.parse(JSON.parse(body))
    sent.push(language)
    await new Promise<void>((answer) => answers.push(answer))
    return Response.json({ language })
  })
  const client = new QueryClient()
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <AccountLanguage />
      </QueryClientProvider>,
    ),
  )
  const choose = async (code: string) => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: code } })
    await vi.waitFor(() => expect(document.documentElement.lang).toBe(code), 20_000)
  }
  await choose('de')
  await vi.waitFor(() => expect(sent).toEqual(['de']))
  await choose('fr')
  await act(async () => undefined)
  expect(sent, 'the first is not answered yet').toEqual(['de'])
  answers[0]?.()
  await vi.waitFor(() => expect(sent).toEqual(['de', 'fr']))
  answers[1]?.()
  await vi.waitFor(() => expect(client.getQueryData(userQuery.queryKey)).toMatchObject({ language: 'fr' }))
})
