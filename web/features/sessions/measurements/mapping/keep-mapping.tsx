import { useState } from 'react'
import { type ImportMapping, isComplete } from '#domain/measurements/import-mapping.ts'
import { ApiError } from '#web/api/api-error.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ForeignFile } from './use-foreign-file.ts'
import { useDelete, useKeep } from './use-kept-mappings.ts'

interface KeepMappingProps {
  file: ForeignFile
  mapping: ImportMapping
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'stale_version'

function useMappingWork({ file, mapping }: KeepMappingProps) {
  const { t } = useTranslation('importMapping')
  const { used, name } = file
  const [tried, setTried] = useState(false)
  const keep = useKeep((kept) => {
    file.change({ keptId: kept.id })
    announce(t('done', { name: kept.name }))
  })
  const remove = useDelete((kept) => {
    file.change({ keptId: null })
    announce(t('deleted', { name: kept.name }))
  })
  const save = () => {
    setTried(true)
    if (name.trim() !== '' && isComplete(mapping)) keep.mutate({ kept: used, name: name.trim(), mapping })
  }
  return { missing: tried && name.trim() === '', keep, remove, save }
}

/** Saves the mapping under a name, or deletes it. The import does not need it. */
export function KeepMapping(props: KeepMappingProps) {
  const { t } = useTranslation('importMapping')
  const { missing, keep, remove, save } = useMappingWork(props)
  const { used, name, change } = props.file
  const failure = keep.error ?? remove.error
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        error={missing ? t('nameMissing') : undefined}
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={(typed) => change({ name: typed })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          kind="quiet"
          size="small"
          busy={keep.isPending}
          waiting={!isComplete(props.mapping)}
          onClick={save}
        >
          {t('save')}
        </Button>
        {used && (
          <Button kind="text" size="small" busy={remove.isPending} onClick={() => remove.mutate(used)}>
            {t('delete')}
          </Button>
        )}
      </div>
      {isStale(failure) && <p role="alert">{t('stale')}</p>}
      {failure && !isStale(failure) && <RequestFailure error={failure} />}
    </div>
  )
}
