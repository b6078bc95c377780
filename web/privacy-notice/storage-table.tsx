import { PRODUCT_SLUG } from '#domain/product.ts'
import { type DeviceKey, deviceKeys, tabKeys } from '#web/device-keys.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Table } from '#web/ui/table.tsx'
import { noticeFigures } from './notice-figures.ts'

interface Kept {
  name: string
  purpose: string
  until: string
}

/** Why something is kept in the browser's storage, and until when. A name without a line here does not compile. */
function useStored(): Record<DeviceKey, Omit<Kept, 'name'>> {
  const { t } = useTranslation('notice')
  const choice = t('storage.choiceUntil')
  const session = t('storage.sessionUntil')
  return {
    hostedSession: { purpose: t('storage.session'), until: session },
    user: { purpose: t('storage.user'), until: session },
    role: { purpose: t('storage.role'), until: session },
    logoutOwed: { purpose: t('storage.logoutOwed'), until: t('storage.logoutOwedUntil') },
    keptRecord: { purpose: t('storage.keptRecord'), until: t('storage.keptRecordUntil') },
    language: { purpose: t('storage.language'), until: choice },
    theme: { purpose: t('storage.theme'), until: choice },
    secondFactorLater: { purpose: t('storage.secondFactorLater'), until: choice },
    secondFactorRead: { purpose: t('storage.secondFactorRead'), until: session },
    firstStepsHidden: { purpose: t('storage.firstStepsHidden'), until: session },
  }
}

const isDeviceKey = (name: string): name is DeviceKey => name in deviceKeys

function useKept(): Kept[] {
  const { t } = useTranslation('notice')
  const stored = useStored()
  return [
    {
      name: `${PRODUCT_SLUG}, __Host-${PRODUCT_SLUG}`,
      purpose: t('storage.cookie'),
      until: t('storage.cookieUntil'),
    },
    {
      name: `${PRODUCT_SLUG}-role, __Host-${PRODUCT_SLUG}-role`,
      purpose: t('storage.roleCookie'),
      until: t('storage.roleCookieUntil'),
    },
    {
      name: `${PRODUCT_SLUG}-sign-up, __Host-${PRODUCT_SLUG}-sign-up`,
      purpose: t('storage.signUpCookie'),
      until: t('storage.signUpCookieUntil'),
    },
    ...Object.keys(deviceKeys)
      .filter(isDeviceKey)
      .map((key) => ({ name: deviceKeys[key], ...stored[key] })),
    {
      name: [`${tabKeys.linkSecret}…`, tabKeys.linking].join(', '),
      purpose: t('storage.tab'),
      until: t('storage.tabUntil'),
    },
    {
      name: `${PRODUCT_SLUG}-drafts`,
      purpose: t('storage.drafts'),
      until: t('storage.draftsUntil', noticeFigures),
    },
    {
      name: 'form-…',
      purpose: t('storage.formFiles'),
      until: t('storage.formFilesUntil'),
    },
  ]
}

/** Everything the product stores on a device, by name. */
export function StorageTable() {
  const { t } = useTranslation('notice')
  return (
    <Table
      caption={t('storage.caption')}
      rows={useKept()}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          header: t('storage.name'),
          names: true,
          cell: ({ name }) => <code className="break-words font-sans">{name}</code>,
        },
        { key: 'purpose', header: t('storage.purpose'), cell: ({ purpose }) => purpose },
        { key: 'until', header: t('storage.until'), cell: ({ until }) => until },
      ]}
    />
  )
}
