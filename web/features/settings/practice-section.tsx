import { Link } from 'react-router'
import { pages } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const links = [
  { to: pages.fitterProfile, name: 'fitterProfile' },
  { to: pages.followUpPlan, name: 'followUpPlan' },
  { to: pages.dashboardLayout, name: 'dashboardLayout' },
] as const

/** A fitter's settings that have their own pages. */
export function PracticeSection() {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('more.title')}>
      <ul className="grid gap-3">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{t(`more.${name}`)}</Link>
            <span className="block text-secondary text-muted">{t(`more.${name}Hint`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
