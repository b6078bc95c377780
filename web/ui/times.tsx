import { useEffect, useState } from 'react'
import { useFormat } from './language/use-format.ts'
import { useRelativeTime } from './language/use-relative-time.ts'
import { useSample } from './sample.ts'

/** A local date or an instant as a date in the reader's language. */
export function FormattedDate({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const format = useFormat()
  return <time dateTime={at}>{withTime ? format.dateTime(at) : format.date(at)}</time>
}

const refreshAfter = (age: number) => (age < 60_000 ? 5_000 : 60_000)

/** How long ago an instant was. It updates itself, and shows the exact time as a tooltip. */
export function RelativeTime({ at }: { at: string }) {
  const relative = useRelativeTime()
  const sample = useSample()
  return sample ? relative(new Date(at), sample.now) : <TickingTime at={at} />
}

function TickingTime({ at }: { at: string }) {
  const format = useFormat()
  const relative = useRelativeTime()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), refreshAfter(Math.abs(now.getTime() - Date.parse(at))))
    return () => clearTimeout(timer)
  }, [now, at])
  const shown = now.getTime() < Date.parse(at) && Date.parse(at) - now.getTime() < 60_000 ? new Date(at) : now
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {relative(new Date(at), shown)}
    </time>
  )
}
