import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ThankYou } from './thank-you.tsx'

/** The form of this session was sent before: there is nothing to fill in any more. */
export function SentAlready({ fitter }: { fitter: string | null }) {
  const { t } = useTranslation('thankYou')
  return <ThankYou title={t('already')} sent={{ fitter }} />
}
