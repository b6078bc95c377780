import type { GoTrueClient } from '@supabase/auth-js'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { guardUserChange } from '../entry/guard-user-change.ts'
import type { Confirmation } from './confirmation.ts'

/** What the link did. The first of the two confirmations of a change of address (`half`) changes nothing yet. */
export type LinkOutcome = 'done' | 'half'

async function redeem(hosted: GoTrueClient, { tokenHash, type }: Confirmation): Promise<LinkOutcome> {
  const { data, error } = await hosted.verifyOtp({ token_hash: tokenHash, type })
  if (error) throw error
  return data.session ? 'done' : 'half'
}

/** Redeems a link when its button is pressed. */
export function useConfirmation(confirmation: Confirmation) {
  const queryClient = useQueryClient()
  const work = useAuthWork()
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null)
  const press = () =>
    work.run(async (hosted) => {
      setOutcome(await guardUserChange(queryClient, () => redeem(hosted, confirmation)))
    })
  return { ...work, outcome, press }
}
