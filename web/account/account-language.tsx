import { useChangeAccount } from '#web/api/user-query.ts'
import { LanguageSwitch } from '#web/ui/language/language-switch.tsx'
import { ownRegion } from '#web/ui/language/own-region.ts'
import { logFailure } from './log-failure.ts'

/**
 * The choice of language on the pages of somebody who is signed in: mails and documents follow it, on every device. If it
 * cannot be stored in the account, it still holds on this device.
 */
export function AccountLanguage() {
  const changeAccount = useChangeAccount()
  const store = (language: string) =>
    changeAccount({ language, ...ownRegion(language) }).catch((error: unknown) =>
      logFailure('The language could not be stored in the account', error),
    )
  return <LanguageSwitch onChosen={(language) => void store(language)} />
}
