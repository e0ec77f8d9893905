import { Card } from '../../ui/Card.tsx'
import { Icon, type IconPicture } from '../../ui/Icon.tsx'
import { MailIcon, MapPinIcon, PhoneIcon } from '../../ui/icons.ts'
import type { Company } from '../../places/reference-data/company.ts'
import styles from './ContactUs.module.css'
import { text as words } from './contact-us.text.ts'

type Detail = { icon: IconPicture; label: string; text: string; href?: string }

/** How to reach whoever runs this installation, as far as they say so. */
export function ContactDetails({ company }: { company: Company }) {
  const details = detailsOf(company)
  if (details.length === 0) return null
  return (
    <Card sunken as="aside" aria-labelledby="contact-details">
      <h2 id="contact-details" className={styles.sideTitle}>
        {company.name}
      </h2>
      <dl className={styles.details}>
        {details.map(({ icon, label, text, href }) => (
          <div key={label} className={styles.detail}>
            <dt>
              <Icon of={icon} />
              <span className="visually-hidden">{label}</span>
            </dt>
            <dd>{href ? <a href={href}>{text}</a> : text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function detailsOf({ address, phone, email }: Company): Detail[] {
  return [
    { icon: MapPinIcon, label: words.address, text: address },
    { icon: PhoneIcon, label: words.phone, text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { icon: MailIcon, label: words.email, text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text !== '')
}
