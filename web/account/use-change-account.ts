import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type CallInput } from '#web/api/api.ts'
import { userQuery } from '#web/api/user-query.ts'

type Changes = CallInput<'PATCH /api/account'>['body']

/**
 * Changes the account. All pages that show it are updated. Changes are sent one after the other, wherever on the page they
 * were made, so that the last one stays.
 */
export function useChangeAccount(): (changes: Changes) => Promise<unknown> {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (changes: Changes) => api('PATCH /api/account', { body: changes }),
    scope: { id: 'account' },
    onSuccess: (account) => {
      queryClient.setQueryData(userQuery.queryKey, account)
    },
  })
  return mutateAsync
}
