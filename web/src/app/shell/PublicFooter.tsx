import { type CompanyNetwork, GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { Link, useLocation } from 'react-router'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { useCall } from '../../api/query.ts'
import { Icon, type IconPicture } from '../../ui/Icon.tsx'
import { BrandFacebookIcon, BrandLinkedinIcon, BrandXIcon, MailIcon, PhoneIcon } from '../../ui/icons.ts'
import { Logo } from '../../ui/Mark.tsx'
import { PRODUCT_NAME } from '../../navigation/head.ts'
import { doorsOf } from '../../navigation/invitation-at.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import styles from './PublicFooter.module.css'
import { text as words } from './public-shell.text.ts'

type FooterLink = { text: string; to: string }

const quickLinks = ({ signin, signup }: ReturnType<typeof doorsOf>): readonly FooterLink[] => [
  { text: words.properties, to: paths.properties() },
  { text: words.plans, to: paths.plans() },
  { text: words.signIn, to: signin },
  { text: words.signUp, to: signup },
  { text: words.howItWorksAtFoot, to: paths.howItWorks() },
]
const OTHER_LINKS: readonly FooterLink[] = [
  { text: words.aboutUs, to: paths.aboutUs() },
  { text: words.contactUs, to: paths.contactUs() },
  { text: words.agents, to: paths.agents() },
  { text: words.testimonials, to: paths.testimonials() },
  { text: words.blog, to: paths.blog() },
  { text: words.stateLaws, to: paths.stateLaws() },
  { text: words.privacyPolicy, to: paths.privacyPolicy() },
  { text: words.termsAndConditions, to: paths.terms() },
]

/** Foot of the public pages (spec §2), which has the only ways to Agents and Blog that every page shares. */
export function PublicFooter() {
  const doors = doorsOf(useLocation().pathname)
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo to={paths.home()} />
          <p>{words.tagline}</p>
          <SocialLinks />
        </div>
        <LinkList title={words.quickLinks} links={quickLinks(doors)} />
        <LinkList title={words.otherLinks} links={OTHER_LINKS} />
        <ContactInfo />
      </div>
      <p className={styles.legal}>{words.selfHosted({ name: PRODUCT_NAME })}</p>
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
      <h2 className={styles.heading}>{words.contact}</h2>
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
            {words.writeToUs}
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
          <a href={Url} target="_blank" rel="noreferrer" aria-label={words.onNetwork({ company: data.CompanyName, network: Network })}>
            <Icon of={NETWORK_ICONS[Network]} />
          </a>
        </li>
      ))}
    </ul>
  )
}
