import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { SLUG_LENGTH, slugFault, suggestSlug } from '#domain/directory/slug.ts'
import { thrownText } from '#web/api/error-text.ts'
import { fitterPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { type Profile, useChangeProfile } from './use-profile.ts'

/** What is wrong with the entered address, in words. */
function useFault(slug: string, error: unknown): string | undefined {
  const { t: errors } = useTranslation('errors', 'common')
  const fault = slugFault(slug)
  if (fault) return errors(`slug_${fault}`)
  return error ? thrownText(errors, error) : undefined
}

/** What is entered, and changing the address to it. */
function useSlug(profile: Profile) {
  const changeProfile = useChangeProfile()
  const [entered, setEntered] = useState<string>()
  const change = useMutation({
    mutationFn: (slug: string) => changeProfile({ slug }),
    onSuccess: () => setEntered(undefined),
  })
  const slug = entered ?? profile.slug
  const fault = useFault(slug, change.error)
  return {
    slug,
    change,
    fault: entered === undefined ? undefined : fault,
    enter(text: string) {
      change.reset()
      setEntered(text.trim().toLowerCase())
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (slugFault(slug) === undefined && slug !== profile.slug) change.mutate(slug)
    },
  }
}

/** The address of the fitter's page. It is changed with a button, because every address stays the fitter's. */
export function SlugField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  const { slug, change, fault, enter, submit } = useSlug(profile)
  const suggested = suggestSlug(profile.name, profile.studio, profile.slug.replace(/^f-/, ''))
  return (
    <form className="grid gap-2" onSubmit={submit} noValidate>
      <TextField
        label={t('profile.slug')}
        hint={t('profile.slugHint', { address: window.location.host + fitterPath('') })}
        error={fault}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SLUG_LENGTH.longest}
        value={slug}
        onChange={enter}
      />
      <div className="flex flex-wrap gap-2">
        {slug !== profile.slug && (
          <Button type="submit" size="small" kind="quiet" busy={change.isPending}>
            {t('profile.slugChange')}
          </Button>
        )}
        {suggested !== slug && (
          <Button size="small" kind="text" onClick={() => enter(suggested)}>
            {t('profile.slugSuggested', { slug: suggested })}
          </Button>
        )}
      </div>
      <p role="status" className="text-secondary text-muted">
        {change.isSuccess && t('profile.slugChanged')}
      </p>
    </form>
  )
}
