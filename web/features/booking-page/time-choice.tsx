import { useCallback, useState } from 'react'
import { byDay, monthOf } from '#domain/booking/free-days.ts'
import { addMonths, dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { instantOf } from '#domain/calendar/wall-clock.ts'
import { api } from '#web/api/api.ts'
import { useAction } from '#web/api/use-action.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PartPlace } from '#web/ui/part-place.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { DayTimes } from './day-times.tsx'
import { Month } from './month.tsx'
import { NextTimes } from './next-times.tsx'
import { ServiceFacts } from './service-choice.tsx'
import type { BookingPage, HeldTime, OfferedService, Refused } from './types.ts'
import { ZoneField } from './zone-field.tsx'

/** Loaded later, because few who book need it. */
const waiting = lazyPart(
  async () => ({ default: (await import('#web/waiting-form/waiting-form.tsx')).WaitingForm }),
  ['waitingList'],
)

/** For whom no time suits: to be told when one becomes free. */
function WaitingList(props: { slug: string; serviceId: string; timeZone: string }) {
  const { t } = useTranslation('book')
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal">
        {t('waiting')}
      </summary>
      {open && (
        <PartPlace waiting={<Skeleton lines={4} />}>
          <waiting.Part {...props} />
        </PartPlace>
      )}
    </details>
  )
}

interface TimeChoiceProps {
  page: BookingPage
  service: OfferedService
  timeZone: string
  refused: Refused | null
  onZone: (timeZone: string) => void
  onRefused: (refused: Refused | null) => void
  onHeld: (held: HeldTime) => void
  onOtherService?: () => void
}

/** The free times of one month of the reader's zone. */
function useMonthTimes(fitter: string, serviceId: string, month: LocalDate, timeZone: string) {
  const read = useCallback(async () => {
    const query = {
      serviceId,
      from: instantOf(month, 0, timeZone).toISOString(),
      to: instantOf(addMonths(month, 1), 0, timeZone).toISOString(),
    }
    const answer = await api('GET /api/booking-pages/:fitter/times', { params: { fitter }, query })
    return { month, timeZone, ...answer }
  }, [fitter, serviceId, month, timeZone])
  const { data, error, readAgain } = useFetched(read)
  const isOf = data?.month === month && data.timeZone === timeZone
  return { times: isOf ? data : undefined, error, readAgain }
}

function Chosen({ service, onOther }: { service: OfferedService; onOther?: (() => void) | undefined }) {
  const { t } = useTranslation('book')
  return (
    <Card>
      <p className="font-semibold">{service.name}</p>
      <ServiceFacts service={service} />
      {service.includes && <p className="mt-2 whitespace-pre-line text-secondary">{service.includes}</p>}
      {onOther && (
        <Button kind="text" size="small" onClick={onOther}>
          {t('service.change')}
        </Button>
      )}
    </Card>
  )
}

interface ChosenTime {
  month: LocalDate
  date: LocalDate | null
  at: string | null
}

/** Holds the chosen time, or tells why it cannot be had. */
function useHold({ page, service, onHeld, onRefused }: TimeChoiceProps, at: string | null) {
  return useAction(async () => {
    if (at === null) return
    const { held, refusal, next } = await api('POST /api/booking-pages/:fitter/holds', {
      params: { fitter: page.fitter.slug },
      body: { serviceId: service.id, at },
    })
    if (held) onHeld({ at, ...held })
    else if (refusal) onRefused({ refusal, next })
  })
}

/** The next free times: after one was refused, or where a month has none. */
function Next({
  refused,
  times,
  timeZone,
  onChoose,
}: Pick<TimeChoiceProps, 'refused' | 'timeZone'> & {
  times: { times: readonly string[]; next: readonly string[] } | undefined
  onChoose: (at: string) => void
}) {
  if (refused) return <NextTimes {...refused} timeZone={timeZone} onChoose={onChoose} />
  if (times?.times.length !== 0) return null
  return <NextTimes refusal={null} next={times.next} timeZone={timeZone} onChoose={onChoose} />
}

interface MonthAndDayProps extends TimeChoiceProps {
  chosen: ChosenTime
  onChoose: (chosen: ChosenTime) => void
}

/** The month with its free days, and the times of the chosen one. */
function MonthAndDay({ page, service, timeZone, refused, onRefused, chosen, onChoose }: MonthAndDayProps) {
  const { month, date, at } = chosen
  const { times, error, readAgain } = useMonthTimes(page.fitter.slug, service.id, month, timeZone)
  const days = byDay(times?.times ?? [], timeZone)
  const ofDay = date === null ? [] : (days.get(date) ?? [])
  const isWaiting = times === undefined && error === null
  const jump = (time: string) => {
    const day = dateIn(new Date(time), timeZone)
    onRefused(null)
    onChoose({ month: monthOf(day), date: day, at: time })
  }
  return (
    <>
      <Next refused={refused} times={times} timeZone={timeZone} onChoose={jump} />
      {error !== null && <RequestFailure error={error} onRetry={readAgain} />}
      <Month
        {...{ month, days }}
        chosen={date}
        busy={isWaiting}
        first={monthOf(dateIn(new Date(), timeZone))}
        onMonth={(turned) => onChoose({ ...chosen, month: turned })}
        onChoose={(day) => onChoose({ month, date: day, at: null })}
      />
      {isWaiting && <Skeleton lines={2} />}
      {date !== null && ofDay.length > 0 && (
        <DayTimes
          {...{ date, timeZone }}
          times={ofDay}
          fitter={page.fitter}
          lengthMinutes={service.lengthMinutes}
          chosen={at}
          onChoose={(time) => onChoose({ ...chosen, at: time })}
        />
      )}
    </>
  )
}

/** The month, the day and the time. A time is held before the reader types anything. */
export function TimeChoice(props: TimeChoiceProps) {
  const { page, service, timeZone, refused, onZone, onOtherService } = props
  const { t } = useTranslation('book')
  const [chosen, setChosen] = useState<ChosenTime>(() => ({
    month: monthOf(dateIn(new Date(), timeZone)),
    date: null,
    at: null,
  }))
  // A time that was refused is no longer chosen, and its month is read again.
  const at = refused ? null : chosen.at
  const hold = useHold(props, at)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Chosen service={service} onOther={onOtherService} />
      <ZoneField value={timeZone} onChange={onZone} />
      <MonthAndDay
        key={refused ? 'refused' : 'free'}
        {...props}
        chosen={{ ...chosen, at }}
        onChoose={setChosen}
      />
      {hold.error !== null && <RequestFailure error={hold.error} />}
      <Button wide busy={hold.busy} waiting={at === null} onClick={hold.start}>
        {t(at === null ? 'times.pick' : 'times.go')}
      </Button>
      {page.waitingList && page.open && (
        <WaitingList slug={page.fitter.slug} serviceId={service.id} timeZone={timeZone} />
      )}
    </div>
  )
}
