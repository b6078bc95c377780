import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { type FitStore, openFitStore } from '../saving/fit-store.ts'
import { FitProvider, sessionQuery, sessionSource } from '../saving/fit-work.ts'
import type { FakeFitServer } from './fake-fit-server.ts'

interface FitProps {
  store: FitStore
  sessionId: string
  children: ReactNode
}

/** As in the workbench, one component reads the session and another works on it. */
function ReadFit({ store, sessionId, children }: FitProps) {
  const { data } = useQuery(sessionQuery(sessionId))
  return (
    data && (
      <FitProvider store={store} read={data}>
        {children}
      </FitProvider>
    )
  )
}

/** The texts of the session's page. They are loaded first, because a suspended page would show nothing new. */
const NAMESPACES = [
  'sessions',
  'measurements',
  'interventions',
  'intake',
  'report',
  'photos',
  'history',
  'saddles',
  'alerts',
  'sharing',
  'common',
  'errors',
] as const

/** What else was read before: the key of a read with its answer. */
type Read = readonly [queryKey: readonly unknown[], answer: unknown]

/** Resolves when the page was painted, and what is below the screen is rendered. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
}

/** Shows a part of the workbench for a session, in metric units; `save` sends what was typed. */
export async function showFit(server: FakeFitServer, children: ReactNode, reads: readonly Read[] = []) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  await loadNamespaces(NAMESPACES)
  const { session } = server
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: async () => server.session, staleTime: Number.POSITIVE_INFINITY } },
  })
  client.setQueryData(userQuery.queryKey, null)
  client.setQueryData(sessionQuery(session.id).queryKey, session)
  for (const [queryKey, answer] of reads) client.setQueryData(queryKey, answer)
  const store = await openFitStore({
    sessionId: session.id,
    server,
    storage: { adopt: async () => [], keep: async () => undefined, leave: () => undefined },
    session: sessionSource(client, session.id),
    withTabLock: (work) => work(),
    now: () => new Date('2026-11-20T10:00:00Z'),
  })
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ReadFit store={store} sessionId={session.id}>
            {children}
          </ReadFit>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  await act(painted)
  return {
    store,
    save: () =>
      act(async () => {
        await store.sendAll()
        // React Query notifies its observers in a separate task.
        await new Promise((resolve) => setTimeout(resolve))
      }),
  }
}
