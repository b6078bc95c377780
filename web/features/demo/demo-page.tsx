import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { homeOf } from '#web/account/access.ts'
import { rememberUser } from '#web/account/present-user.ts'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { usePublicSettings } from '#web/api/use-public-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'

type Person = 'fitter' | 'client'

/** A shorter fragment is the `#main` of the skip link. */
const SHORTEST = 16

/** The links begin with the word for the person they are for. */
const personOf = (secret: string): Person => (secret.startsWith('rider-') ? 'client' : 'fitter')

interface MessageProps {
  title: string
  text: string
  children?: ReactNode
}

function Message({ title, text, children }: MessageProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl gap-3 px-5 py-8 md:py-12">
      <h1>{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      {children && <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}

/** Signs in as the person of a link and opens their first page. */
function useDemoSignIn() {
  const { go } = useNavigation()
  return useMutation({
    mutationFn: (secret: string) => api('POST /api/demo/sign-in', { body: { secret } }),
    onSuccess: async ({ user }, _secret, _kept, { client }) => {
      await rememberUser(client, user)
      go(homeOf(user))
    },
  })
}

function Enter({ links }: { links: readonly string[] }) {
  const { t } = useTranslation('demo')
  const signIn = useDemoSignIn()
  if (signIn.error && codeOf(signIn.error) === 'token_refused')
    return <Message title={t('unknown.title')} text={t('unknown.text')} />
  const [only] = links
  const about = links.length === 1 && only ? personOf(only) : 'choose'
  return (
    <Message title={t(`${about}.title`)} text={t(`${about}.text`)}>
      {signIn.error && <RequestFailure error={signIn.error} />}
      {links.map((link, index) => (
        <Button
          key={link}
          kind={index === 0 ? 'primary' : 'quiet'}
          busy={signIn.isPending && signIn.variables === link}
          onClick={() => signIn.mutate(link)}
        >
          {t(`${personOf(link)}.button`)}
        </Button>
      ))}
    </Message>
  )
}

/** The secret of the last link that was opened here; empty without one. */
function useSecret(): string {
  const given = useNavigation().place.hash.slice(1)
  const isSecret = given.length >= SHORTEST
  const [secret, setSecret] = useState(isSecret ? given : '')
  if (isSecret && given !== secret) setSecret(given)
  return secret
}

/** The page of a demo's links: one press signs in. A demo that nobody can change offers it to everybody. */
export default function DemoPage() {
  const { t } = useTranslation('demo')
  const secret = useSecret()
  const offered = usePublicSettings()?.demoLinks
  if (secret !== '') return <Enter links={[secret]} />
  if (offered) return <Enter links={[offered.fitter, offered.client]} />
  return <Message title={t('none.title')} text={t('none.text')} />
}
