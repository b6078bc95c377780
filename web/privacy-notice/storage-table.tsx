import { PRODUCT_SLUG } from '#domain/product.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Table } from '#web/ui/table.tsx'
import { noticeFigures } from './notice-figures.ts'

interface Kept {
  name: string
  purpose: string
  until: string
}

function useKept(): Kept[] {
  const { t } = useTranslation('notice')
  const choice = t('storage.choiceUntil')
  const session = t('storage.sessionUntil')
  return [
    {
      name: `${PRODUCT_SLUG}, __Host-${PRODUCT_SLUG}`,
      purpose: t('storage.cookie'),
      until: t('storage.cookieUntil'),
    },
    {
      name: `${PRODUCT_SLUG}-sign-up, __Host-${PRODUCT_SLUG}-sign-up`,
      purpose: t('storage.signUpCookie'),
      until: t('storage.signUpCookieUntil'),
    },
    { name: `${PRODUCT_SLUG}-auth`, purpose: t('storage.session'), until: session },
    { name: 'auth_user', purpose: t('storage.user'), until: session },
    { name: 'auth_role', purpose: t('storage.role'), until: session },
    { name: 'logout_owed', purpose: t('storage.logoutOwed'), until: t('storage.logoutOwedUntil') },
    { name: 'language', purpose: t('storage.language'), until: choice },
    { name: 'theme', purpose: t('storage.theme'), until: choice },
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
