import { AGENT_SCOPE_TEXTS } from '@keystead/contract/leasing/engagements/engagement.values.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { AGENT_SCOPES } from '@keystead/contract/rpc/access.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CircleCheckIcon, CloseIcon } from '../../ui/icons.ts'
import styles from '../../leasing/assignments/Assignments.module.css'
import { text } from './property-page.text.ts'

/** What the assignment covers, and what it does not. */
export function ScopesCard({ scopes }: { scopes: UserAssetDetails['Scopes'] }) {
  return (
    <Card as="section" aria-labelledby="scopes">
      <h2 id="scopes" className={styles.cardTitle}>
        {text.scopesTitle}
      </h2>
      <ul className={styles.scopes}>
        {AGENT_SCOPES.map((scope) => {
          const isCovered = scopes.includes(scope)
          const { Text, Detail } = AGENT_SCOPE_TEXTS[scope]
          return (
            <li key={scope} data-covered={isCovered || undefined}>
              <Icon of={isCovered ? CircleCheckIcon : CloseIcon} />
              <span>
                {Text}
                {!isCovered && <span className="visually-hidden"> {text.notCovered}</span>}
                {isCovered && <small>{Detail}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
