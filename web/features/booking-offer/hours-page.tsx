import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { weekdays } from '#domain/booking/offer.ts'
import { firstWeekday } from '#domain/calendar/week.ts'
import { api } from '#web/api/api.ts'
import { pages } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { DaySpans } from './day-spans.tsx'
import { type EditedHours, editedOf, hoursOf, offerOf, type PartProps } from './edited-hours.ts'
import { ExtraDays, OffDays } from './exceptions.tsx'
import { OfferFrame } from './offer-frame.tsx'
import { type Hours, type OwnOffer, offerQuery } from './offer-query.ts'
import { Preview } from './preview.tsx'
import { Rules } from './rules.tsx'

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const zones = (own: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), own])]
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

/** The zone, which is asked once, and whether riders can book. */
function ZoneAndOpen({ edited, change }: PartProps) {
  const { t } = useTranslation('bookingOffer')
  return (
    <Card>
      <SelectField
        label={t('hours.zone')}
        hint={t('hours.zoneHint')}
        options={zones(edited.timeZone)}
        value={edited.timeZone}
        onChange={(timeZone) => timeZone !== null && change({ timeZone })}
      />
      <Switch
        label={t('hours.open')}
        hint={t('hours.openHint')}
        checked={edited.open}
        onChange={(open) => change({ open })}
      />
    </Card>
  )
}

/** The opening hours of each weekday, in the order of the reader's calendar. */
function Week({ edited, change }: PartProps) {
  const { t } = useTranslation('bookingOffer')
  // Dates count weekdays from Sunday, the offer from Monday.
  const first = (firstWeekday(useFormatLocale()) + 6) % 7
  return (
    <Card title={t('hours.week')}>
      <div className="grid gap-4">
        {[...weekdays.slice(first), ...weekdays.slice(0, first)].map((day) => (
          <DaySpans
            key={day}
            day={t(`hours.day.${day}`)}
            spans={edited.week[day]}
            onChange={(spans) => change({ week: { ...edited.week, [day]: spans } })}
          />
        ))}
      </div>
    </Card>
  )
}

function useSave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Hours) => api('PUT /api/booking-offer/hours', { body }),
    onSuccess: (hours) => {
      client.setQueryData<OwnOffer>(
        offerQuery.queryKey,
        (before) => before && { ...before, hours, timeZone: hours.timeZone },
      )
      void client.invalidateQueries({ queryKey: offerQuery.queryKey })
    },
  })
}

/** The hours while they are typed, and how they are saved. */
function useEditedHours(offer: OwnOffer) {
  const [edited, setEdited] = useState(() => editedOf(offer.hours, offer.timeZone ?? ownZone()))
  const [tried, setTried] = useState(false)
  const save = useSave()
  const { form, focusError } = useErrorFocus(save.isPending)
  const hours = hoursOf(edited)
  const change = (part: Partial<EditedHours>) => {
    save.reset()
    setEdited({ ...edited, ...part })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(hours === null)
    if (hours === null) focusError()
    else save.mutate(hours)
  }
  return { part: { edited, change, tried }, hours, save, form, submit }
}

function Editor({ offer }: { offer: OwnOffer }) {
  const { t } = useTranslation('bookingOffer')
  const { part, hours, save, form, submit } = useEditedHours(offer)
  const service = offer.services.find(({ offered }) => offered)
  const isWrong = part.tried && hours === null
  return (
    <form ref={form} noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      {offer.hours === null && <p role="status">{t('hours.first')}</p>}
      <ZoneAndOpen {...part} />
      <Week {...part} />
      <OffDays {...part} />
      <ExtraDays {...part} />
      <Rules {...part} />
      {service && hours && <Preview offer={offerOf(hours)} service={service} />}
      {!service && (
        <div className="grid justify-items-start gap-2">
          <p>{t('hours.noServices')}</p>
          <LinkButton kind="quiet" size="small" to={pages.bookingServices}>
            {t('hours.toServices')}
          </LinkButton>
        </div>
      )}
      {save.error && <RequestFailure error={save.error} />}
      <p role="status">{save.isSuccess ? t('hours.saved') : isWrong ? t('hours.wrong') : ''}</p>
      <div>
        <Button type="submit" busy={save.isPending}>
          {t('hours.save')}
        </Button>
      </div>
    </form>
  )
}

/** When riders can book, and by which rules. */
export default function HoursPage() {
  const { t } = useTranslation('bookingOffer', 'frame')
  return (
    <OfferFrame title={t('frame:title.bookingHours')} lead={t('hours.lead')}>
      {(offer) => <Editor offer={offer} />}
    </OfferFrame>
  )
}
