import { correctIntakePath } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'

/** The index of the intake's step that asks for injuries. */
const INJURIES_STEP = 5

/** A link to add an injury that the rider remembered later. It opens a correction of the intake at the injuries. */
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
