import { useQueryClient } from '@tanstack/react-query'
import { api, type CallInput, type CallResponse } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { SaveState } from '../saver.ts'

export type Profile = CallResponse<'GET /api/fitter-profile'>

export const profileQuery = read('GET /api/fitter-profile')

/** Saves some fields of the profile, and shows what is stored then. */
export function useChangeProfile() {
  const queryClient = useQueryClient()
  return async (changes: CallInput<'PATCH /api/fitter-profile'>['body']) => {
    const profile = await api('PATCH /api/fitter-profile', { body: changes })
    queryClient.setQueryData(profileQuery.queryKey, profile)
  }
}

/** Why a field was not saved, in words. */
export function useFailure(state: SaveState<unknown>): string | undefined {
  const { t: errors } = useTranslation('errors', 'common')
  return state.at === 'failed' ? thrownText(errors, state.error) : undefined
}
