import { Link } from 'react-router'
import type { pages } from '#web/paths.ts'
import type { Entry } from '../../../account/entry.ts'

interface EntrySwitchProps {
  question: string
  link: string
  to: (typeof pages)['login' | 'signup']
  entry: Entry
}

/** The link between login and sign-up, with what is known so far. */
export function EntrySwitch({ question, link, to, entry }: EntrySwitchProps) {
  return (
    <p className="mt-6 border-line border-t pt-5 text-center">
      {question}{' '}
      <Link to={entry.to(to)} state={{ email: entry.email, name: entry.name }}>
        {link}
      </Link>
    </p>
  )
}
