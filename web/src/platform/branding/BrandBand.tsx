import type { PublicBrand } from '@keystead/contract/platform/branding/branding.schemas.ts'
import { brandColorsClass, brandColorsUrl, shownLogoSize } from '@keystead/contract/platform/branding/branding.values.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './BrandBand.module.css'

/** Whose page it is, in their own design: at the top of what is theirs. Its colors come as a sheet of styles, in both schemes. */
export function BrandBand({ brand, className }: { brand: PublicBrand; className?: string }) {
  const { HeaderText, ContactLine, Logo, LogoPosition } = brand
  return (
    <div className={classNames(styles.band, brandColorsClass(brand), className)} data-position={LogoPosition}>
      <link rel="stylesheet" href={brandColorsUrl(brand)} />
      {/* The name stands beside it, so that it says nothing more. */}
      {Logo && <img src={Logo.Url} alt="" {...shownLogoSize(Logo)} className={styles.logo} />}
      <div className={styles.words}>
        <p className={styles.header}>{HeaderText}</p>
        {ContactLine && <p className={styles.contact}>{ContactLine}</p>}
      </div>
    </div>
  )
}

/** What they say at the end of the same page. */
export function BrandFoot({ brand }: { brand: PublicBrand }) {
  return <p className={classNames(styles.foot, brandColorsClass(brand))}>{brand.FooterText}</p>
}
