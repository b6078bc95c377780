import { useState } from 'react'
import { pages } from '#web/paths.ts'
import { hasStoredFactor } from '#web/sign-in-client/stored-factor.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { mainId } from '#web/ui/skip-link.tsx'
import { isLeadPaused, pauseLead } from './lead-pause.ts'

const isWanted = () => hasStoredFactor() === false && !isLeadPaused(localStorage, new Date())

/** Suggests a second factor to a fitter, until it is set up or they press "not now". */
export function SecondFactorLead() {
  const { t } = useTranslation('dashboard')
  const [shown, setShown] = useState(isWanted)
  if (!shown) return null
  const later = () => {
    pauseLead(localStorage, new Date())
    setShown(false)
    document.getElementById(mainId)?.focus()
  }
  return (
    <Card title={t('secondFactor.title')}>
      <p className="max-w-prose text-muted">{t('secondFactor.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton kind="quiet" size="small" to={pages.securitySettings}>
          {t('secondFactor.setUp')}
        </LinkButton>
        <Button kind="text" size="small" aria-label={t('secondFactor.laterLabel')} onClick={later}>
          {t('secondFactor.later')}
        </Button>
      </div>
    </Card>
  )
}
