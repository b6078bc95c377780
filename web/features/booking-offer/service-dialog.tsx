import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SERVICE_INCLUDES, SERVICE_KINDS } from '#domain/booking/service.ts'
import { api } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type EditedService, editedOf, faultsOf, wantedOf } from './edited-service.ts'
import { offerQuery, type Service } from './offer-query.ts'

interface PartProps {
  edited: EditedService
  tried: boolean
  change: (part: Partial<EditedService>) => void
}

/** The text of a fault once the fitter tried to save. */
function useFaults({ edited, tried }: PartProps) {
  const { t } = useTranslation('bookingOffer')
  const faults = faultsOf(edited)
  return (field: keyof typeof faults): string | undefined => {
    const fault = tried ? faults[field] : undefined
    return fault && t(`service.${fault.text}`, fault.bounds)
  }
}

function Words(props: PartProps) {
  const { t } = useTranslation('bookingOffer')
  const { edited, change } = props
  const said = useFaults(props)
  return (
    <>
      <ChoiceGroup
        label={t('service.kind')}
        options={SERVICE_KINDS.map((kind) => ({
          value: kind,
          label: t(`kind.${kind}`),
          hint: t(`kindHint.${kind}`),
        }))}
        value={edited.kind}
        onChange={(kind) => kind && change({ kind })}
      />
      <TextField
        label={t('service.name')}
        value={edited.name}
        error={said('name')}
        onChange={(name) => change({ name })}
      />
      <TextArea
        label={t('service.includes')}
        optional
        longest={SERVICE_INCLUDES}
        value={edited.includes}
        onChange={(includes) => change({ includes })}
      />
      <TextField
        label={t('service.price')}
        hint={t('service.priceHint')}
        optional
        value={edited.price}
        onChange={(price) => change({ price })}
      />
    </>
  )
}

function Where(props: PartProps) {
  const { t } = useTranslation('bookingOffer')
  const { edited, change } = props
  const said = useFaults(props)
  return (
    <>
      <ChoiceGroup
        label={t('service.where')}
        short
        columns={2}
        options={[
          { value: 'place', label: t('service.place') },
          { value: 'video', label: t('service.video') },
        ]}
        value={edited.where}
        onChange={(where) => where && change({ where })}
      />
      {edited.where === 'place' ? (
        <TextArea
          label={t('service.address')}
          optional
          rows={2}
          longest={300}
          value={edited.place}
          onChange={(place) => change({ place })}
        />
      ) : (
        <TextField
          label={t('service.videoLink')}
          hint={t('service.videoHint')}
          type="url"
          inputMode="url"
          value={edited.videoLink}
          error={said('videoLink')}
          onChange={(videoLink) => change({ videoLink })}
        />
      )}
    </>
  )
}

interface MinutesProps extends PartProps {
  field: 'lengthMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'
  label: string
  hint?: string
}

function Minutes({ field, label, hint, ...part }: MinutesProps) {
  const { t } = useTranslation('bookingOffer')
  return (
    <NumberField
      {...{ label, hint }}
      whole
      unit={t('service.unit')}
      value={part.edited[field]}
      error={useFaults(part)(field)}
      onChange={(minutes) => part.change({ [field]: minutes })}
    />
  )
}

function Length(part: PartProps) {
  const { t } = useTranslation('bookingOffer')
  const { edited, change } = part
  return (
    <>
      <Minutes {...part} field="lengthMinutes" label={t('service.length')} />
      <Minutes {...part} field="bufferBeforeMinutes" label={t('service.before')} />
      <Minutes
        {...part}
        field="bufferAfterMinutes"
        label={t('service.after')}
        hint={t('service.afterHint')}
      />
      {edited.kind === 'fit' && (
        <Switch
          label={t('service.asksIntake')}
          hint={t('service.asksIntakeHint')}
          checked={edited.asksIntake}
          onChange={(asksIntake) => change({ asksIntake })}
        />
      )}
      <Switch
        label={t('service.offered')}
        checked={edited.offered}
        onChange={(offered) => change({ offered })}
      />
    </>
  )
}

/** Adds the service, or changes the one that is given. */
function useSave(service: Service | null, onSaved: () => void) {
  const client = useQueryClient()
  const [keys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: (body: Omit<Service, 'id'>) =>
      service
        ? api('PUT /api/booking-services/:serviceId', { params: { serviceId: service.id }, body })
        : api('POST /api/booking-services', { body, idempotencyKey: keys.keyFor(body) }),
    onSuccess: () => {
      keys.done()
      void client.invalidateQueries({ queryKey: offerQuery.queryKey })
      onSaved()
    },
  })
}

/** A new service, or an existing one to change. */
export function ServiceDialog({ service, onClose }: { service: Service | null; onClose: () => void }) {
  const { t } = useTranslation('bookingOffer', 'errors', 'common')
  const { t: errors } = useTranslation('errors', 'common')
  const [edited, setEdited] = useState(() => editedOf(service))
  const [tried, setTried] = useState(false)
  const save = useSave(service, onClose)
  const part = { edited, tried, change: (more: Partial<EditedService>) => setEdited({ ...edited, ...more }) }
  const submit = () => {
    setTried(true)
    const wanted = wantedOf(edited)
    if (wanted) save.mutate(wanted)
  }
  return (
    <FormDialog
      title={t(service ? 'service.change' : 'service.add')}
      className="grid grid-cols-1 gap-5"
      busy={save.isPending}
      problem={save.error ? thrownText(errors, save.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Words {...part} />
      <Where {...part} />
      <Length {...part} />
    </FormDialog>
  )
}
