import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallResponse } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

export type Plan = NonNullable<CallResponse<'GET /api/plan'>['plan']>

export const planQuery = { ...read('GET /api/plan'), staleTime: 0 }

/** Reads the plan at the payment provider now, and shows it. */
export function useReadPlan(): () => Promise<Plan | null> {
  const queryClient = useQueryClient()
  return async () => {
    const stored = await api('POST /api/plan/reading')
    queryClient.setQueryData(planQuery.queryKey, stored)
    await queryClient.invalidateQueries({ queryKey: read('GET /api/waiting-counts').queryKey })
    return stored.plan
  }
}

/** Leads to a page of the payment provider. The work stays busy until the browser is there. */
export function useHostedPage() {
  const { t: errors } = useTranslation('errors', 'common')
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<unknown>(null)
  const go = async (which: string, ask: () => Promise<{ url: string }>) => {
    setBusy(which)
    setRefusal(null)
    try {
      const { url } = await ask()
      window.location.assign(url)
    } catch (error) {
      setRefusal(error)
      setBusy(null)
    }
  }
  return { busy, refusal, problem: refusal === null ? undefined : thrownText(errors, refusal), go }
}
