import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Verdict, verifyPassport } from '#domain/passport/verify-passport.ts'
import { checkSignature, passportKeysQuery } from './passport-keys.ts'

/** The verdict on a text; null while there is none. The keys are this installation's. */
export function useVerdict(given: string | null) {
  const keys = useQuery(passportKeysQuery)
  const [verdict, setVerdict] = useState<{ of: string; verdict: Verdict } | null>(null)
  const { data } = keys
  useEffect(() => {
    if (given === null || !data) return
    let isOver = false
    void verifyPassport(given, data, checkSignature).then((found) => {
      if (!isOver) setVerdict({ of: given, verdict: found })
    })
    return () => {
      isOver = true
    }
  }, [given, data])
  return {
    verdict: verdict?.of === given ? verdict.verdict : null,
    keysFailed: keys.isError && !data,
    retry: () => void keys.refetch(),
  }
}
