import { useQueryClient } from '@tanstack/react-query'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { Button } from '#web/ui/button.tsx'
import { giveUpSignIn } from '../../../account/hosted-events.ts'

/** The link that abandons a half-finished sign-in. Nobody is signed in. */
export function LeaveSignIn({ text }: { text: string }) {
  const queryClient = useQueryClient()
  const { busy, run } = useAuthWork()
  return (
    <p className="mt-6 border-line border-t pt-5">
      <Button
        kind="text"
        size="small"
        className="-ms-2"
        busy={busy}
        onClick={() => void run(() => giveUpSignIn(queryClient))}
      >
        {text}
      </Button>
    </p>
  )
}
