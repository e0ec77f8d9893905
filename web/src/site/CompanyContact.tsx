import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Company } from '../places/reference-data/company.ts'
import styles from './CompanyContact.module.css'
import { text } from './company-contact.text.ts'

/** How to reach whoever runs this installation, as far as they say so; the contact page always works. */
export function CompanyContact({ company: { name, address, phone, email } }: { company: Company }) {
  return (
    <address className={styles.contact}>
      <strong>{name}</strong>
      {address && <span>{address}</span>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      <Link to={paths.contactUs()}>{text.writeToUsOnThe}</Link>
    </address>
  )
}
