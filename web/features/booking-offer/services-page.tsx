import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Pill } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { OfferFrame } from './offer-frame.tsx'
import { offerQuery, type Service } from './offer-query.ts'
import { ServiceDialog } from './service-dialog.tsx'

function Facts({ service }: { service: Service }) {
  const { t } = useTranslation('bookingOffer')
  const facts = [
    t(`kind.${service.kind}`),
    t('services.minutes', { minutes: service.lengthMinutes }),
    service.price,
    service.videoLink === null ? service.place : t('service.video'),
  ]
  const { bufferBeforeMinutes: before, bufferAfterMinutes: after } = service
  return (
    <>
      <p className="text-secondary text-muted">{facts.filter(Boolean).join(' · ')}</p>
      {before + after > 0 && (
        <p className="text-secondary text-muted">{t('services.buffers', { before, after })}</p>
      )}
      {service.includes && <p className="mt-2 whitespace-pre-line">{service.includes}</p>}
    </>
  )
}

function RemoveDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const { t } = useTranslation('bookingOffer')
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/booking-services/:serviceId', { params: { serviceId: service.id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: offerQuery.queryKey })
      onClose()
    },
  })
  return (
    <AskDialog
      open
      kind="primary"
      title={t('services.removeTitle', { service: service.name })}
      action={t('services.remove')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t('services.removeText')}</p>
      {remove.error && <RequestFailure error={remove.error} />}
    </AskDialog>
  )
}

interface ServiceCardProps {
  service: Service
  onChange: () => void
  onRemove: () => void
}

function ServiceCard({ service, onChange, onRemove }: ServiceCardProps) {
  const { t } = useTranslation('bookingOffer')
  return (
    <Card title={service.name} aside={!service.offered && <Pill>{t('services.off')}</Pill>}>
      <Facts service={service} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="quiet" size="small" onClick={onChange}>
          {t('services.edit')}
          <span className="sr-only"> {service.name}</span>
        </Button>
        <Button kind="text" size="small" onClick={onRemove}>
          {t('services.remove')}
          <span className="sr-only"> {service.name}</span>
        </Button>
      </div>
    </Card>
  )
}

function ServiceList({ services }: { services: readonly Service[] }) {
  const { t } = useTranslation('bookingOffer')
  const [edited, setEdited] = useState<Service | 'new' | null>(null)
  const [removed, setRemoved] = useState<Service | null>(null)
  const add = <Button onClick={() => setEdited('new')}>{t('services.add')}</Button>
  return (
    <>
      {services.length === 0 ? (
        <EmptyState title={t('services.emptyTitle')} text={t('services.emptyText')} action={add} />
      ) : (
        <>
          {services.map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              onChange={() => setEdited(service)}
              onRemove={() => setRemoved(service)}
            />
          ))}
          <div>{add}</div>
        </>
      )}
      {edited && <ServiceDialog service={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveDialog service={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

/** The services that riders can book. */
export default function ServicesPage() {
  const { t } = useTranslation('bookingOffer', 'frame')
  return (
    <OfferFrame title={t('frame:title.bookingServices')} lead={t('services.lead')}>
      {({ services }) => <ServiceList services={services} />}
    </OfferFrame>
  )
}
