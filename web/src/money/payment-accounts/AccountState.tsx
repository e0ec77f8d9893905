import { CreateSubAccount } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { SubAccount } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useId } from 'react'
import { useMay } from '../../sessions/rights.ts'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { isDraft } from './account-status.ts'
import { text as list } from './accounts.text.ts'
import { text as create } from './create-account.text.ts'
import { text } from './view-account.text.ts'
import styles from './ViewAccount.module.css'

/** Where the account stands, why, and what to do. */
export function AccountState({ account }: { account: SubAccount }) {
  const may = useMay()
  const id = useId()
  const { SubAccountId, Status, Reasons, IsWaiting, IsPaidOut } = account
  const { title, words } = sayingOf(account)
  return (
    <Card as="section" aria-labelledby={id} sunken className={styles.state}>
      <h2 id={id}>{title}</h2>
      {words && <p>{words}</p>}
      {IsWaiting && <p>{text.waiting}</p>}
      {Reasons.length > 0 && (
        <ul className={styles.reasons}>
          {Reasons.map(({ Code, Text, ToDo }) => (
            <li key={Code}>
              <strong>{Text}</strong> {ToDo}
            </li>
          ))}
        </ul>
      )}
      {Status === 'Active' && !IsPaidOut && <p>{text.notPaidOut}</p>}
      {isDraft(account) && <LinkButton to={paths.createPaymentAccount({ id: SubAccountId })}>{list.goOn}</LinkButton>}
      {Status === 'Rejected' && may(CreateSubAccount) && (
        <LinkButton to={paths.createPaymentAccount({ from: SubAccountId })} variant="primary">
          {text.again}
        </LinkButton>
      )}
    </Card>
  )
}

function sayingOf(account: SubAccount): { title: React.ReactNode; words: string | null } {
  const { Status, IsRestricted, RequirementsDueAt: dueAt } = account
  if (isDraft(account)) return { title: list.unfinished, words: create.savedAsYouGo }
  if (Status === 'Rejected') return { title: text.rejectedTitle, words: null }
  if (Status === 'Processing') return { title: text.processingTitle, words: text.processing }
  if (IsRestricted && Status === 'Active') return { title: text.restrictedTitle, words: text.restricted }
  if (IsRestricted) return { title: text.wantedTitle, words: text.wanted }
  if (dueAt !== null) return { title: inParts(text.dueTitle.parts({ day: <DateText date={dueAt} /> })), words: text.due }
  return { title: text.activeTitle, words: text.active }
}
