import { PRODUCT_NAME } from '#domain/product.ts'
import { pages } from '#web/form-paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { logoClasses } from './logo-classes.ts'
import { Link } from './navigation.tsx'

interface LogoProps {
  to?: string
  /** Classes of the name, for where there is room for the ring alone. */
  nameClass?: string
}

/** The ring and the name, linked to the given start page. */
export function Logo({ to = pages.home, nameClass }: LogoProps) {
  const { t } = useTranslation('frameOpening')
  return (
    <Link to={to} aria-label={t('logo')} className={logoClasses.all}>
      <span aria-hidden="true" className={logoClasses.ring} />
      <span className={nameClass}>{PRODUCT_NAME}</span>
    </Link>
  )
}
