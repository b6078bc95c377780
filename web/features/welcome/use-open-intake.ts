import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { userQuery } from '#web/api/user-query.ts'
import { intakePath } from '#web/paths.ts'

/** Opens the form after the frame has learned that this device may fill it in. */
export function useOpenIntake(): (sessionId: string) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (sessionId) => {
    await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })
    await navigate(intakePath(sessionId, 1))
  }
}
