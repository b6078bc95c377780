import type { UseMutationResult } from '@tanstack/react-query'

/**
 * Sends a change and calls `done` with its response, even if what started it is no longer on the page: the changed data
 * often removes it before the response is handled, and then the callbacks of `mutate` are dropped. `done` also runs after
 * the person has left the page, so it must not lead anywhere without looking where they are. A failure is the `error` of
 * the mutation.
 */
export function mutateThen<Response, Variables>(
  { mutateAsync }: Pick<UseMutationResult<Response, Error, Variables>, 'mutateAsync'>,
  variables: Variables,
  done: (response: Response) => void,
): void {
  mutateAsync(variables).then(done, () => undefined)
}
