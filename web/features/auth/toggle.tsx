import { Link } from 'react-router'
import type { pages } from '#web/paths.ts'
import type { Entry } from './entry.ts'

interface ToggleProps {
  question: string
  link: string
  to: (typeof pages)['login' | 'signup']
  entry: Entry
}

/** From one side of the entrance to the other, with what is known so far. */
export function Toggle({ question, link, to, entry }: ToggleProps) {
  return (
    <p className="mt-6 border-line border-t pt-5 text-center">
      {question}{' '}
      <Link to={entry.to(to)} state={{ email: entry.email, name: entry.name }}>
        {link}
      </Link>
    </p>
  )
}
