import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { BOUNDS, isRuleFine, type Rule } from './edited-hours.ts'
import type { PartProps } from './hours-page.tsx'

/** How early, how far ahead, how many a day, and until when riders change by themselves. */
export function Rules({ edited, change }: PartProps) {
  const { t } = useTranslation('bookingOffer')
  const errorOf = (rule: Rule) => (isRuleFine(edited, rule) ? undefined : t('hours.between', BOUNDS[rule]))
  return (
    <Card title={t('hours.rules')}>
      <div className="grid gap-5">
        <NumberField
          label={t('hours.notice')}
          unit={t('hours.noticeUnit')}
          value={edited.noticeHours}
          error={errorOf('noticeHours')}
          onChange={(noticeHours) => change({ noticeHours })}
        />
        <NumberField
          label={t('hours.horizon')}
          unit={t('hours.horizonUnit')}
          whole
          value={edited.horizonDays}
          error={errorOf('horizonDays')}
          onChange={(horizonDays) => change({ horizonDays })}
        />
        <NumberField
          label={t('hours.maximum')}
          hint={t('hours.maximumHint')}
          whole
          value={edited.maximumPerDay}
          error={errorOf('maximumPerDay')}
          onChange={(maximumPerDay) => change({ maximumPerDay })}
        />
        <NumberField
          label={t('hours.change')}
          hint={t('hours.changeHint')}
          unit={t('hours.changeUnit')}
          whole
          value={edited.changeHours}
          error={errorOf('changeHours')}
          onChange={(changeHours) => change({ changeHours })}
        />
        <Switch
          label={t('hours.waitingList')}
          hint={t('hours.waitingListHint')}
          checked={edited.waitingList}
          onChange={(waitingList) => change({ waitingList })}
        />
      </div>
    </Card>
  )
}
