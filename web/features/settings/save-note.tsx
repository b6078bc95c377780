import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { SaveState } from './saver.ts'

interface SaveNoteProps {
  state: SaveState<unknown>
  /** The setting's name, so that screen readers tell what the undo belongs to. */
  field: string
  undo: (() => void) | null
}

/** Shows that a setting is saved, with an undo button. */
export function SaveNote({ state, field, undo }: SaveNoteProps) {
  const { t: common } = useTranslation('common')
  const { t } = useTranslation('settings')
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 text-secondary text-muted">
      <p role="status">
        {state.at === 'saving' && common('state.saving')}
        {state.at === 'saved' && common('state.saved')}
      </p>
      {undo && (
        <Button kind="text" size="small" aria-label={t('saved.undoLabel', { field })} onClick={undo}>
          {common('action.undo')}
        </Button>
      )}
    </div>
  )
}
