import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { type FitStore, openFitStore } from '../saving/fit-store.ts'
import { FitProvider, useWorkOn } from '../saving/fit-work.ts'
import type { FitSession } from '../session.ts'
import type { FakeFitServer } from './fake-fit-server.ts'

function Fit({ store, known, children }: { store: FitStore; known: FitSession; children: ReactNode }) {
  return <FitProvider value={useWorkOn(store, known)}>{children}</FitProvider>
}

/** Shows a part of the workbench on a session of a server; `save` sends what was typed. */
export async function showFit(server: FakeFitServer, children: ReactNode) {
  await loadNamespaces(['sessions', 'measurements', 'common', 'errors', 'photos'])
  let known = server.session
  let draw = () => {}
  const store = await openFitStore({
    sessionId: known.id,
    server,
    storage: { adopt: async () => [], keep: async () => undefined, leave: () => undefined },
    known: () => known,
    learn: async (session) => {
      known = session
      draw()
    },
    readAgain: async () => server.session,
    withTabLock: (work) => work(),
    now: () => new Date('2026-11-20T10:00:00Z'),
  })
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  const page = () => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Fit store={store} known={known}>
          {children}
        </Fit>
      </MemoryRouter>
    </QueryClientProvider>
  )
  const view = await act(async () => render(page()))
  draw = () => view.rerender(page())
  return {
    store,
    save: () =>
      act(async () => {
        await store.sendAll()
      }),
  }
}
