import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import type { QueryClient } from '@tanstack/react-query'
import { fallbackLanguage, isLanguage } from '#locales/languages.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { forgetOwedLogout } from '#web/api/owed-logout.ts'
import { userQuery } from '#web/api/user-query.ts'
import type { AccountUser } from '#web/sign-in-client/auth-user.ts'
import { noteExchange } from '#web/sign-in-client/exchange-failure.ts'
import { storedLanguage } from '#web/ui/language/chosen-language.ts'
import { chooseLanguage, shownLanguage } from '#web/ui/language/texts.ts'
import { entryOf } from './entry.ts'
import { logFailure } from './log-failure.ts'
import { forgetUser, rememberUser } from './present-user.ts'

let exchanged: string | null = null

/** The product said no, and will say no again: everything but limits, outages and a lost connection. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429

/** The guest who comes from a sent intake wants this sign-in to keep it. */
const isClaiming = () => entryOf(window.location.search, null, window.location.origin).fromIntake

interface Hosted {
  queryClient: QueryClient
  client: GoTrueClient
}

/** A session the product refuses is dropped, and the server asked who is signed in here instead. */
async function dropHosted({ queryClient, client }: Hosted): Promise<void> {
  await client.signOut({ scope: 'local' })
  await queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
}

/** On a device where no language was chosen yet, nor asked for by the address, the account's counts. */
async function speakTo({ language }: AccountUser): Promise<void> {
  if (storedLanguage() !== null || shownLanguage() !== fallbackLanguage) return
  if (!isLanguage(language) || language === fallbackLanguage) return
  await chooseLanguage(language)
}

/** Exchanges the hosted session for the product's own. A failure is logged; who asked finds it as its `exchange-failure`. */
async function exchange(hosted: Hosted, { user, access_token }: Session): Promise<void> {
  noteExchange(null)
  try {
    const answer = await api('POST /api/auth/supabase-login', {
      body: { user: { ...user }, access_token, ...(isClaiming() && { claiming: true }) },
    })
    exchanged = access_token
    forgetOwedLogout()
    await rememberUser(hosted.queryClient, answer.user)
    await speakTo(answer.user)
  } catch (error) {
    noteExchange(error)
    logFailure('The hosted sign-in could not be processed', error)
    if (isRefusal(error)) await dropHosted(hosted)
  }
}

/** What a change at the sign-in service means here. Coming back to the tab repeats the sign-in: once is enough. */
export async function onHostedEvent(
  hosted: Hosted,
  event: AuthChangeEvent,
  session: Session | null,
): Promise<void> {
  if (event === 'SIGNED_OUT') {
    exchanged = null
    await forgetUser(hosted.queryClient)
  }
  if (event === 'SIGNED_IN' && session && session.access_token !== exchanged) await exchange(hosted, session)
}
