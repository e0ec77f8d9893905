import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { Link } from 'react-router'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { AlertIcon, CircleCheckIcon, InfoIcon } from '../../../ui/icons.ts'
import { manageAddress } from '../form/property-places.ts'
import { isKept } from './occupancy-text.ts'
import { stepOf } from '../form/property-steps.ts'
import { usePropertyRights } from './property-rights.ts'
import styles from './ViewProperty.module.css'
import { text } from './listing-state.text.ts'

type Check = UserAssetDetails['Checks'][number]

/** What makes it worth showing, what is missing, and the way to correct each. */
export function ListingChecklist({ details }: { details: UserAssetDetails }) {
  // A home in which someone lives is asked for nothing.
  if (!details.IsListed && isKept(details)) return null
  // Advice about something that no one would miss is not worth a line once it is followed.
  const open = details.Checks.filter((check) => !check.Passed)
  const isReady = open.every((check) => !check.Required)
  return (
    <Card as="section" aria-labelledby="checklist">
      <h2 id="checklist" className={styles.cardTitle}>
        {details.IsListed ? text.qualityTitle : isReady ? text.readyTitle : text.missingTitle}
      </h2>
      {open.length === 0 ? <p>{text.nothingMissing}</p> : <Checks details={details} open={open} />}
    </Card>
  )
}

function Checks({ details, open }: { details: UserAssetDetails; open: readonly Check[] }) {
  const mayMend = usePropertyRights()(details).words === null
  return (
    <ul className={styles.checks}>
      {[...open.filter((check) => check.Required), ...open.filter((check) => !check.Required)].map((check) => (
        <li key={check.Code}>
          <Icon of={check.Required ? AlertIcon : InfoIcon} className={check.Required ? styles.missing : styles.advised} />
          <span>
            {mayMend ? <Link to={manageAddress(details, stepOf(check.Code))}>{check.Text}</Link> : check.Text}
            {!check.Required && <small> {text.recommended}</small>}
            {check.Detail && <span className={styles.detail}>{check.Detail}</span>}
          </span>
        </li>
      ))}
      {!details.IsListed &&
        details.Checks.filter((check) => check.Passed && check.Required).map((check) => <Done key={check.Code} check={check} />)}
    </ul>
  )
}

function Done({ check }: { check: Check }) {
  return (
    <li>
      <Icon of={CircleCheckIcon} className={styles.done} />
      <span>
        {check.Text}
        <span className="visually-hidden"> {text.done}</span>
      </span>
    </li>
  )
}
