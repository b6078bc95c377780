import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ImportPreview } from './import-preview.tsx'
import { ImportProblems } from './import-problems.tsx'
import { ImportSource } from './import-source.tsx'
import { ForeignFile } from './mapping/foreign-file.tsx'
import { PassportNote } from './passport-note.tsx'
import { useImport } from './use-import.ts'

/** Imports measurements from a file or a pasted text, after a preview. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('sessions', 'common', 'importMapping')
  const { text, read, foreign, passport, imported, isNew, nothingNew, sure, mark, wanted, take } =
    useImport(onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('importMapping:exchange.title')}
      actions={
        <>
          <Button waiting={wanted.length === 0} onClick={take}>
            {t('importMapping:exchange.take', { count: wanted.length })}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <ImportSource text={text} onRead={read} />
        {passport.is && <PassportNote found={passport} />}
        {foreign.enabled && <ForeignFile file={foreign} />}
        {imported && imported.problems.length > 0 && <ImportProblems problems={imported.problems} />}
        {nothingNew && <p role="status">{t('importMapping:exchange.nothingNew')}</p>}
        {imported && imported.measurements.length > 0 && !nothingNew && (
          <ImportPreview imported={imported} isNew={isNew} sure={sure} onSure={mark} />
        )}
      </div>
    </Dialog>
  )
}
