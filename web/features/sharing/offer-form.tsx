import { useState } from 'react'
import { dateIn } from '#domain/calendar/local-date.ts'
import { codeOf, thrownText } from '#web/api/error-text.ts'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import type { ListedFitter } from '#web/fitter-choice/fitter-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { Preview } from './preview.tsx'
import { type Bike, useMakeOffer } from './use-sharing.ts'

const SCOPES = ['all', 'bike', 'from'] as const

interface Choice {
  scope: (typeof SCOPES)[number]
  bikeId: string | null
  fitsFrom: string | null
  until: string | null
}

/** What is missing or wrong in a choice, by its field. */
function useProblems({ scope, bikeId, fitsFrom, until }: Choice) {
  const { t } = useTranslation('sharing')
  return {
    bikeId: scope === 'bike' && bikeId === null ? t('form.bikeMissing') : undefined,
    fitsFrom: scope === 'from' && fitsFrom === null ? t('form.fromMissing') : undefined,
    until: until !== null && until < dateIn(new Date()) ? t('form.untilPast') : undefined,
  }
}

/** The link, which is shown once. */
function Made({ url, onClose }: { url: string; onClose: () => void }) {
  const { t } = useTranslation('sharing')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('made.title')}
      actions={<Button onClick={onClose}>{t('made.done')}</Button>}
    >
      <div className="grid grid-cols-1 gap-4">
        <p>{t('made.text')}</p>
        <CopyField label={t('made.label')} value={url} />
      </div>
    </Dialog>
  )
}

/** What happens next, after the fitter was mailed. */
function Offered({ fitter: { name }, onClose }: { fitter: ListedFitter; onClose: () => void }) {
  const { t } = useTranslation('sharing')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('made.offeredTitle')}
      actions={<Button onClick={onClose}>{t('made.done')}</Button>}
    >
      <p>{t('made.offeredText', { name })}</p>
    </Dialog>
  )
}

interface FieldsProps {
  choice: Choice
  bikes: readonly Bike[]
  problems: Partial<ReturnType<typeof useProblems>> & { scope?: string | undefined }
  change: (part: Partial<Choice>) => void
}

/** The bike or the first day, if the choice needs one. */
function ScopeDetail({ choice, bikes, problems, change }: FieldsProps) {
  const { t } = useTranslation('sharing')
  const nameOf = useBikeName()
  if (choice.scope === 'bike')
    return (
      <SelectField
        label={t('form.bike')}
        none={t('form.chooseBike')}
        options={bikes.map((bike) => ({
          value: bike.id,
          label: t('form.bikeAt', { bike: nameOf(bike), name: bike.fitterName || t('files.gone') }),
        }))}
        value={choice.bikeId}
        onChange={(bikeId) => change({ bikeId })}
        error={problems.bikeId}
      />
    )
  if (choice.scope === 'all') return null
  return (
    <DateField
      label={t('form.from')}
      value={choice.fitsFrom}
      onChange={(fitsFrom) => change({ fitsFrom })}
      error={problems.fitsFrom}
    />
  )
}

function Fields(props: FieldsProps) {
  const { t } = useTranslation('sharing')
  const { choice, bikes, problems, change } = props
  const offered = SCOPES.filter((scope) => scope !== 'bike' || bikes.length > 0)
  return (
    <>
      <ChoiceGroup
        label={t('form.scope')}
        options={offered.map((value) => ({
          value,
          label: t(`form.scopes.${value}`),
          ...(value !== 'bike' && { hint: t('form.later') }),
        }))}
        value={choice.scope}
        onChange={(scope) => scope && change({ scope })}
        error={problems.scope}
      />
      <ScopeDetail {...props} />
      <DateField
        label={t('form.until')}
        hint={t('form.untilHint')}
        value={choice.until}
        onChange={(until) => change({ until })}
        optional
        error={problems.until}
      />
    </>
  )
}

/** The fitter for whom the choice is made, who can be changed. */
function ForFitter({ fitter, onChange }: { fitter: ListedFitter; onChange: () => void }) {
  const { t } = useTranslation('sharing')
  const { name, studio } = fitter
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 break-words font-semibold" dir="auto">
        {t('form.to', { name: studio ? `${name} · ${studio}` : name })}
      </span>
      <Button kind="text" size="small" onClick={onChange}>
        {t('form.change')}
      </Button>
    </p>
  )
}

/** The choice, what is wrong with it, and making the offer. */
function useOfferForm(fitter: string | null) {
  const { t: errors } = useTranslation('errors', 'common')
  const [choice, setChoice] = useState<Choice>({ scope: 'all', bikeId: null, fitsFrom: null, until: null })
  const [tried, setTried] = useState(false)
  const make = useMakeOffer()
  const found = useProblems(choice)
  const { scope, until } = choice
  const shared = {
    bikeId: scope === 'bike' ? choice.bikeId : null,
    fitsFrom: scope === 'from' ? choice.fitsFrom : null,
  }
  const failure = make.error ? thrownText(errors, make.error) : undefined
  const hasNothing = codeOf(make.error) === 'nothing_to_share'
  return {
    choice,
    /** What would be shared; null while it is not chosen. */
    shared: found.bikeId === undefined && found.fitsFrom === undefined ? shared : null,
    problems: tried ? { ...found, scope: hasNothing ? failure : undefined } : {},
    /** An error that does not concern the choice. */
    failure: hasNothing ? undefined : failure,
    busy: make.isPending,
    made: make.data,
    change(part: Partial<Choice>) {
      setChoice((before) => ({ ...before, ...part }))
      make.reset()
    },
    submit() {
      setTried(true)
      if (Object.values(found).every((problem) => problem === undefined))
        make.mutate({ ...shared, until, fitter })
    },
  }
}

interface OfferFormProps {
  bikes: readonly Bike[]
  /** Null for a link, which any one fitter can accept. */
  fitter: ListedFitter | null
  /** Chooses another fitter; without it the fitter stays. */
  onChange?: () => void
  onClose: () => void
}

/** Chooses what to share and until when, shows what would be seen, and makes the link or offers it to the fitter. */
export function OfferForm({ bikes, fitter, onChange, onClose }: OfferFormProps) {
  const { t } = useTranslation('sharing')
  const { choice, shared, problems, failure, busy, made, change, submit } = useOfferForm(fitter?.slug ?? null)
  if (made && fitter) return <Offered fitter={fitter} onClose={onClose} />
  if (made?.url) return <Made url={made.url} onClose={onClose} />
  return (
    <FormDialog
      title={t('form.title')}
      save={t(fitter ? 'form.offer' : 'form.make')}
      busy={busy}
      className="grid grid-cols-1 gap-5"
      problem={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {fitter && onChange && <ForFitter fitter={fitter} onChange={onChange} />}
      <Fields choice={choice} bikes={bikes} problems={problems} change={change} />
      {shared && <Preview bikeId={shared.bikeId ?? undefined} fitsFrom={shared.fitsFrom ?? undefined} />}
    </FormDialog>
  )
}
