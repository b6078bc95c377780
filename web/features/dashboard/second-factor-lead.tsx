import { useEffect, useState } from 'react'
import { hasMark, keepMark } from '#web/account/kept-marks.ts'
import { pages } from '#web/paths.ts'
import { hasStoredFactor } from '#web/sign-in-client/stored-factor.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { mainId } from '#web/ui/skip-link.tsx'
import { isLeadPaused, pauseLead } from './lead-pause.ts'

const isWanted = () => hasStoredFactor() === false && !isLeadPaused(localStorage, new Date())

function Choices({ onLater }: { onLater: () => void }) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <LinkButton kind="quiet" size="small" to={pages.securitySettings}>
        {t('secondFactor.setUp')}
      </LinkButton>
      <Button kind="text" size="small" aria-label={t('secondFactor.laterLabel')} onClick={onLater}>
        {t('secondFactor.later')}
      </Button>
    </>
  )
}

/**
 * Suggests a second factor to a fitter, until it is set up or they press "not now". After the first visit the reasons
 * are known, and one line remains.
 */
export function SecondFactorLead() {
  const { t } = useTranslation('dashboard')
  const [shown, setShown] = useState(isWanted)
  const [wasRead] = useState(() => hasMark(localStorage, 'second_factor_read'))
  useEffect(() => {
    if (shown) keepMark(localStorage, 'second_factor_read')
  }, [shown])
  if (!shown) return null
  const later = () => {
    pauseLead(localStorage, new Date())
    setShown(false)
    document.getElementById(mainId)?.focus()
  }
  if (wasRead)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken py-1.5 ps-4 pe-2">
        <p className="me-auto py-1">{t('secondFactor.off')}</p>
        <Choices onLater={later} />
      </div>
    )
  return (
    <Card title={t('secondFactor.title')}>
      <p className="max-w-prose text-muted">{t('secondFactor.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Choices onLater={later} />
      </div>
    </Card>
  )
}
