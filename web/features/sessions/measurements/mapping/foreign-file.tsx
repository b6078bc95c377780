import type { ImportMapping } from '#domain/measurements/import-mapping.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { KeepMapping } from './keep-mapping.tsx'
import { LabelFields } from './label-fields.tsx'
import { LineFields } from './line-fields.tsx'
import type { ForeignFile as File } from './use-foreign-file.ts'

/** The choice of a kept mapping. It is shown once there is one. */
function KeptChoice({ file }: { file: File }) {
  const { t } = useTranslation('importMapping')
  if (file.kept.length === 0) return null
  return (
    <SelectField
      label={t('saved')}
      none={t('newOne')}
      options={file.kept.map(({ id, name }) => ({ value: id, label: name }))}
      value={file.used?.id ?? null}
      onChange={(id) => {
        const one = file.kept.find((each) => each.id === id)
        if (one) file.choose(one)
        else file.start()
      }}
    />
  )
}

/** The fields of a mapping: where the labels are, which lines are imported, what each label means. */
function MappingFields({ file }: { file: File }) {
  const { t } = useTranslation('importMapping')
  const { mapping, table } = file
  if (!mapping) return null
  const change = (next: ImportMapping) => file.change({ mapping: next })
  return (
    <div className="grid grid-cols-1 gap-5">
      <h3>{t('title')}</h3>
      <KeptChoice file={file} />
      <ChoiceGroup
        label={t('labelsIn')}
        columns={2}
        error={table ? undefined : t('unreadable')}
        options={[
          { value: 'firstRow', label: t('firstRow') },
          { value: 'firstColumn', label: t('firstColumn') },
        ]}
        value={mapping.labelsIn}
        onChange={(labelsIn) => labelsIn && file.begin(labelsIn)}
      />
      {table && <LineFields table={table} mapping={mapping} onChange={change} />}
      {table && <LabelFields table={table} mapping={mapping} onChange={change} />}
      {table && <KeepMapping file={file} mapping={mapping} />}
    </div>
  )
}

/** What the fitter can do with a file that has not our columns. */
function Offer({ file }: { file: File }) {
  const { t } = useTranslation('importMapping')
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <p>{t('otherLead')}</p>
      <Button kind="quiet" size="small" onClick={file.start}>
        {t('other')}
      </Button>
    </div>
  )
}

/** A file that a kept mapping fits. */
function Recognised({ file }: { file: File }) {
  const { t } = useTranslation('importMapping')
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <p role="status">{t('recognised', { name: file.used?.name ?? '' })}</p>
      <Button kind="quiet" size="small" onClick={file.edit}>
        {t('editMapping')}
      </Button>
    </div>
  )
}

function MappingStep({ file }: { file: File }) {
  if (!file.mapping) return <Offer file={file} />
  // A mapping that says too little for this file, such as which rows to import, is opened at once.
  return file.isBegun || !file.imported ? <MappingFields file={file} /> : <Recognised file={file} />
}

/** The part of the import that reads a file of another system by a mapping. */
export function ForeignFile({ file }: { file: File }) {
  const { t } = useTranslation('importMapping')
  const { stored } = file
  return (
    <div className="grid grid-cols-1 gap-4">
      {stored.isError && !stored.data && (
        <div className="grid grid-cols-1 gap-1">
          <p>{t('failed')}</p>
          <RequestFailure error={stored.error} onRetry={() => void stored.refetch()} />
        </div>
      )}
      {!file.pending && <MappingStep file={file} />}
    </div>
  )
}
