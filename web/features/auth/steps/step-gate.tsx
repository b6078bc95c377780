import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { type SignInStep, useSignInStep } from '../../../account/sign-in-step.ts'
import { enterCode } from '../codes/enter-code-part.tsx'

const stepScreen = lazyPart<{ step: SignInStep }>(async () => ({
  default: (await import('./step-screen.tsx')).StepScreen,
}))

/** Shows the product's next question instead of the page, on every page that signs in. */
export function StepGate({ children }: { children: ReactNode }) {
  const step = useSignInStep()
  useEffect(() => preloadWhenIdle([enterCode, stepScreen]), [])
  if (step === null) return children
  return (
    <Suspense fallback={<Spinner />}>
      <stepScreen.Part key={step} step={step} />
    </Suspense>
  )
}
