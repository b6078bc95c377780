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
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import type { BookingPage, OfferedService } from './booking.tsx'
import { DayTimes } from './day-times.tsx'
import { Month } from './month.tsx'
import { NextTimes } from './next-times.tsx'
import { ServiceFacts } from './service-choice.tsx'
import type { HeldTime, Refused } from './types.ts'
import { ZoneField } from './zone-field.tsx'

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

/** The month, the day and the time. A time is held before the reader types anything. */
export function TimeChoice(props: TimeChoiceProps) {
  const { page, service, timeZone, refused, onZone, onRefused, onHeld, onOtherService } = props
  const { t } = useTranslation('book')
  const [month, setMonth] = useState(() => monthOf(dateIn(new Date(), timeZone)))
  const [date, setDate] = useState<LocalDate | null>(null)
  const [at, setAt] = useState<string | null>(null)
  const { times, error, readAgain } = useMonthTimes(page.fitter.slug, service.id, month, timeZone)
  const days = byDay(times?.times ?? [], timeZone)
  const hold = useAction(async () => {
    if (at === null) return
    const { held, refusal, next } = await api('POST /api/booking-pages/:fitter/holds', {
      params: { fitter: page.fitter.slug },
      body: { serviceId: service.id, at },
    })
    if (held) onHeld({ at, ...held })
    else if (refusal) {
      onRefused({ refusal, next })
      setAt(null)
      readAgain()
    }
  })
  const jump = (time: string) => {
    const day = dateIn(new Date(time), timeZone)
    onRefused(null)
    setMonth(monthOf(day))
    setDate(day)
    setAt(time)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Chosen service={service} onOther={onOtherService} />
      <ZoneField value={timeZone} onChange={onZone} />
      {refused && <NextTimes {...refused} timeZone={timeZone} onChoose={jump} />}
      {error !== null && <RequestFailure error={error} onRetry={readAgain} />}
      <Month
        month={month}
        days={days}
        chosen={date}
        busy={times === undefined && error === null}
        first={monthOf(dateIn(new Date(), timeZone))}
        onMonth={setMonth}
        onChoose={(day) => {
          setDate(day)
          setAt(null)
        }}
      />
      {times === undefined && error === null && <Skeleton lines={2} />}
      {times?.times.length === 0 && !refused && (
        <NextTimes refusal={null} next={times.next} timeZone={timeZone} onChoose={jump} />
      )}
      {date !== null && (days.get(date) ?? []).length > 0 && (
        <DayTimes
          date={date}
          times={days.get(date) ?? []}
          timeZone={timeZone}
          fitter={page.fitter}
          lengthMinutes={service.lengthMinutes}
          chosen={at}
          onChoose={setAt}
        />
      )}
      {hold.error !== null && <RequestFailure error={hold.error} />}
      <Button wide busy={hold.busy} waiting={at === null} onClick={hold.start}>
        {t(at === null ? 'times.pick' : 'times.go')}
      </Button>
    </div>
  )
}
