import { usePresent } from '#web/account/present.ts'
import { intakePath } from '#web/paths.ts'
import { useNavigation } from '#web/ui/navigation.tsx'

/** Opens the form after the frame has learned that this device may fill it in. */
export function useOpenIntake(): (sessionId: string) => Promise<void> {
  const { refresh } = usePresent()
  const { go } = useNavigation()
  return async (sessionId) => {
    await refresh()
    go(intakePath(sessionId, 1))
  }
}
