import { type Location, useLocation } from 'react-router'
import { type Sent, ThankYou } from './thank-you.tsx'

const textIn = (state: object, key: string): string | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(state, key)?.value
  return typeof value === 'string' ? value : undefined
}

/** Reads the wizard's navigation state. */
function sentIn(state: unknown): Sent {
  if (typeof state !== 'object' || state === null) return {}
  const keys = ['fitter', 'sessionId', 'name', 'email'] as const
  const known = keys
    .map((key) => [key, textIn(state, key)] as const)
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(known)
}

/** The page after the form was submitted. */
export default function ThankYouPage() {
  const location: Location<unknown> = useLocation()
  return <ThankYou sent={sentIn(location.state)} />
}
