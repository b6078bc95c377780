import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '#web/api/query-client.ts'
import { AuthProvider } from '#web/features/auth/auth-context.tsx'
import { Frame } from './frame.tsx'

const queryClient = createQueryClient()

/** The product in the browser. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AuthProvider>
            <Frame />
          </AuthProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}
