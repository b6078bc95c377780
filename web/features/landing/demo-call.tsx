import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The provider's address; null until it is known. */
export function useContactEmail(): string | null {
  const { data } = useQuery(read('GET /api/public-settings'))
  return data?.contactEmail ?? null
}

/** A button to request a demo call by mail. It is to be replaced by a booking once there is a calendar. */
export function DemoCall() {
  const { t } = useTranslation('landing')
  const email = useContactEmail()
  const subject = encodeURIComponent(t('hero.demoSubject'))
  if (!email) return null
  return (
    <a href={`mailto:${email}?subject=${subject}`} className="button" data-kind="quiet" data-size="normal">
      {t('hero.demo')}
    </a>
  )
}
