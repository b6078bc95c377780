import { Link } from 'react-router'
import { correctIntakePath } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The step of the intake at which injuries are named. */
const INJURIES_STEP = 5

/** An injury remembered later joins the intake: a correction of it, opened where injuries are named. */
export function InjuryRemembered({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('followUpPages')
  return (
    <p className="text-muted" data-screen-only>
      {t('thanks.injury')}{' '}
      <Link
        to={correctIntakePath(sessionId, INJURIES_STEP)}
        className="inline-flex min-h-6 items-center text-teal underline underline-offset-4"
      >
        {t('thanks.addInjury')}
      </Link>
    </p>
  )
}
