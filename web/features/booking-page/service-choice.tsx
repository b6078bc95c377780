import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { OfferedService } from './types.ts'

/** Length, price and place of a service, in one line. */
export function ServiceFacts({ service }: { service: OfferedService }) {
  const { t } = useTranslation('book')
  const facts = [
    t('service.length', { minutes: service.lengthMinutes }),
    service.price,
    service.byVideo ? t('service.video') : service.place,
  ]
  return <span className="block text-secondary text-muted">{facts.filter(Boolean).join(' · ')}</span>
}

interface ServiceChoiceProps {
  services: readonly OfferedService[]
  onChoose: (service: OfferedService) => void
}

/** What can be booked, each with what it includes. */
export function ServiceChoice({ services, onChoose }: ServiceChoiceProps) {
  const { t } = useTranslation('book')
  return (
    <section className="grid gap-3" aria-labelledby="services">
      <h2 id="services">{t('service.label')}</h2>
      <ul className="grid gap-3">
        {services.map((service) => (
          <li key={service.id}>
            <button
              type="button"
              className="w-full rounded-lg border border-line bg-card p-5 text-start hover:border-teal"
              onClick={() => onChoose(service)}
            >
              <span className="block font-semibold">{service.name}</span>
              <ServiceFacts service={service} />
              {service.includes && <span className="mt-2 block whitespace-pre-line">{service.includes}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
