import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import type { EnterCodeProps } from './enter-code.tsx'

/** Its code is loaded when the browser is idle, because the pages that it follows do not begin with it. */
export const enterCode = lazyPart<EnterCodeProps>(async () => ({
  default: (await import('./enter-code.tsx')).EnterCode,
}))

/** `EnterCode`, for pages that begin without it. */
export function EnterCodePart(props: EnterCodeProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <enterCode.Part {...props} />
    </Suspense>
  )
}
