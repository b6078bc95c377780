import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { BOUNDS, isRuleFine, type PartProps, type Rule } from './edited-hours.ts'

interface RuleFieldProps extends PartProps {
  rule: Rule
  label: string
  hint?: string
  unit?: string
}

/** One rule as a number. */
function RuleField({ edited, change, rule, ...field }: RuleFieldProps) {
  const { t } = useTranslation('bookingOffer')
  return (
    <NumberField
      {...field}
      whole={rule !== 'noticeHours'}
      value={edited[rule]}
      error={isRuleFine(edited, rule) ? undefined : t('hours.between', BOUNDS[rule])}
      onChange={(value) => change({ [rule]: value })}
    />
  )
}

/** How early, how far ahead, how many a day, and until when riders change by themselves. */
export function Rules(part: PartProps) {
  const { t } = useTranslation('bookingOffer')
  return (
    <Card title={t('hours.rules')}>
      <div className="grid gap-5">
        <RuleField {...part} rule="noticeHours" label={t('hours.notice')} unit={t('hours.noticeUnit')} />
        <RuleField {...part} rule="horizonDays" label={t('hours.horizon')} unit={t('hours.horizonUnit')} />
        <RuleField {...part} rule="maximumPerDay" label={t('hours.maximum')} hint={t('hours.maximumHint')} />
        <RuleField
          {...part}
          rule="changeHours"
          label={t('hours.change')}
          hint={t('hours.changeHint')}
          unit={t('hours.changeUnit')}
        />
        <Switch
          label={t('hours.waitingList')}
          hint={t('hours.waitingListHint')}
          checked={part.edited.waitingList}
          onChange={(waitingList) => part.change({ waitingList })}
        />
      </div>
    </Card>
  )
}
