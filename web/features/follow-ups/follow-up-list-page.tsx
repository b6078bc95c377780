import { useSearchParams } from 'react-router'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { AlertList } from './alerts/alert-list.tsx'
import { FollowUpList } from './list/follow-up-list.tsx'
import { tabIn } from './list/follow-up-states.ts'
import { StateTabs } from './list/state-tabs.tsx'

/** The fitter's follow-ups in tabs: alerts, due, overdue, to call, planned, answered. */
export default function FollowUpsPage() {
  const { t } = useTranslation('followUpPages', 'frame')
  const tab = tabIn(useSearchParams()[0])
  return (
    <div className="mx-auto grid grid-cols-1 max-w-6xl gap-5 px-5 py-7 md:px-9">
      <div>
        <h1>{t('frame:title.followUps')}</h1>
        <p className="mt-1 text-muted">{t('list.lead')}</p>
      </div>
      <StateTabs shown={tab} />
      {tab === 'alerts' ? <AlertList /> : <FollowUpList key={tab} state={tab} />}
    </div>
  )
}
