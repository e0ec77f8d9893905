import { type CompanyNetwork, GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { Link, useLocation } from 'react-router'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { useCall } from '../../api/query.ts'
import { Icon, type IconPicture } from '../../ui/Icon.tsx'
import { BrandFacebookIcon, BrandLinkedinIcon, BrandXIcon, MailIcon, PhoneIcon } from '../../ui/icons.ts'
import { Logo } from '../../ui/Mark.tsx'
import { PRODUCT_NAME } from '../../navigation/head.ts'
import { doorsOf } from '../../navigation/invitation-at.ts'
import { paths } from '../../navigation/paths.ts'
import styles from './PublicFooter.module.css'

type FooterLink = { text: string; to: string }

const quickLinks = ({ signin, signup }: ReturnType<typeof doorsOf>): readonly FooterLink[] => [
  { text: 'Properties', to: paths.properties() },
  { text: 'Plans', to: paths.plans() },
  { text: 'Sign In', to: signin },
  { text: 'Sign Up', to: signup },
  { text: 'How it Works', to: paths.howItWorks() },
]
const OTHER_LINKS: readonly FooterLink[] = [
  { text: 'About Us', to: paths.aboutUs() },
  { text: 'Contact Us', to: paths.contactUs() },
  { text: 'Agents', to: paths.agents() },
  { text: 'Testimonials', to: paths.testimonials() },
  { text: 'Blog', to: paths.blog() },
  { text: 'Privacy Policy', to: paths.privacyPolicy() },
  { text: 'Terms and Conditions', to: paths.terms() },
]

/** Foot of the public pages (spec §2), which has the only ways to Agents and Blog that every page shares. */
export function PublicFooter() {
  const doors = doorsOf(useLocation().pathname)
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo to={paths.home()} />
          <p>Owners, agents and tenants, at one front desk.</p>
          <SocialLinks />
        </div>
        <LinkList title="Quick Links" links={quickLinks(doors)} />
        <LinkList title="Other Links" links={OTHER_LINKS} />
        <ContactInfo />
      </div>
      <p className={styles.legal}>{PRODUCT_NAME} is self-hosted: your records stay with whoever runs this installation.</p>
    </footer>
  )
}

function LinkList({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ text, to }) => (
          <li key={text}>
            <Link to={to} className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Who runs this installation, as far as they say so. */
function ContactInfo() {
  const { data } = useCall(GetAppConfig, FOR_THE_WEB)
  return (
    <div className={styles.contact}>
      <h2 className={styles.heading}>Contact</h2>
      {data?.CompanyAddress && <address className={styles.address}>{data.CompanyAddress}</address>}
      <ul className={styles.list}>
        {data?.CompanyEmail && (
          <li>
            <a href={`mailto:${data.CompanyEmail}`} className={styles.link}>
              <Icon of={MailIcon} size="sm" />
              {data.CompanyEmail}
            </a>
          </li>
        )}
        {data?.CompanyPhone && (
          <li>
            <a href={`tel:${data.CompanyPhone.replace(/[^+\d]/g, '')}`} className={styles.link}>
              <Icon of={PhoneIcon} size="sm" />
              {data.CompanyPhone}
            </a>
          </li>
        )}
        <li>
          <Link to={paths.contactUs()} className={styles.link}>
            Write to us
          </Link>
        </li>
      </ul>
    </div>
  )
}

const NETWORK_ICONS: Record<CompanyNetwork, IconPicture> = { Facebook: BrandFacebookIcon, X: BrandXIcon, LinkedIn: BrandLinkedinIcon }

/** The company's own pages. Without any there is nothing: sharing this site is another thing. */
function SocialLinks() {
  const { data } = useCall(GetAppConfig, FOR_THE_WEB)
  if (!data || data.CompanyPages.length === 0) return null
  return (
    <ul className={styles.social}>
      {data.CompanyPages.map(({ Network, Url }) => (
        <li key={Network}>
          <a href={Url} target="_blank" rel="noreferrer" aria-label={`${data.CompanyName} on ${Network}, opens a new tab`}>
            <Icon of={NETWORK_ICONS[Network]} />
          </a>
        </li>
      ))}
    </ul>
  )
}
