import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router'
import frameRest from '#locales/openings/frameRest.ts'
import { AuthProvider } from '#web/account/auth-context.tsx'
import { createQueryClient } from '#web/api/query-client.ts'
import { allEnglishTexts } from '#web/ui/language/english-texts.ts'
import { knowEnglish } from '#web/ui/language/load-texts.ts'
import { completeEnglish } from '#web/ui/language/texts.ts'
import { Frame } from './frame.tsx'
import { RouterNavigation } from './router-navigation.tsx'

knowEnglish(allEnglishTexts)
completeEnglish('frame', frameRest)

const queryClient = createQueryClient()

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <RouterNavigation>
          <AuthProvider>
            <Frame />
          </AuthProvider>
        </RouterNavigation>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
