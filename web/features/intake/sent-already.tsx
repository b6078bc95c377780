import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ThankYou } from './thank-you.tsx'

/** Shown when the form of this session was already submitted. */
export function SentAlready({ fitter }: { fitter: string | null }) {
  const { t } = useTranslation('thankYou')
  return <ThankYou title={t('already')} sent={{ fitter }} />
}
