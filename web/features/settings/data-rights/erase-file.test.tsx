// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { ConfirmIdentity } from '../security/confirm-identity.tsx'
import type { Account } from '../use-account.ts'
import { EraseFile } from './erase-file.tsx'
import type { OwnFile } from './own-files.ts'

afterEach(cleanup)

const COPY = 'the copy of all your data that you asked for, because this file is in it'

const account: Account = {
  id: 'a',
  role: 'client',
  name: 'Ana',
  email: 'ana@example.org',
  proven: true,
  language: 'en',
  units: 'metric',
  shortcuts: true,
}

const file: OwnFile = {
  riderId: 'file',
  fitterName: 'Mira',
  studio: null,
  restrictedAt: null,
  accessEndedAt: null,
  fitConsent: true,
  eraseAt: null,
  keptUntil: '2033-11-20T09:00:00.000Z',
}

async function show(download: object | null) {
  await loadNamespaces(['dataRights', 'deletion', 'security', 'common', 'errors'])
  const counts = { sessions: 1, forms: 1, drafts: 0, measurements: 2, changes: 0, photos: 0, followUps: 0 }
  const queryFn = async ({ queryKey }: { queryKey: QueryKey }) =>
    queryKey.includes('erasure') ? counts : { download, missing: null }
  const client = new QueryClient({ defaultOptions: { queries: { queryFn } } })
  client.setQueryData(userQuery.queryKey, null)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <ConfirmIdentity account={account}>
          <EraseFile file={file} onErased={() => undefined} onCancel={() => undefined} />
        </ConfirmIdentity>
      </QueryClientProvider>,
    ),
  )
  await screen.findByText(/2 measurements/)
}

it('says that a copy of all data goes with the file, if there is one', async () => {
  await show(null)
  expect(screen.queryByText(COPY)).toBeNull()
  cleanup()
  await show({ state: 'ready' })
  expect(await screen.findByText(COPY)).toBeTruthy()
})
