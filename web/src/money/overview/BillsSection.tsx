import { INVOICE_DIRECTIONS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { GetMoneyOverview } from '@keystead/contract/money/overview/overview.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { BuiltScreens } from '../../navigation/built-screens.ts'
import { may } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { Card } from '../../ui/Card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ArrowRightIcon, InvoiceIcon } from '../../ui/icons.ts'
import { inParts } from '../../ui/in-parts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { invoicesBehind, type MoneyAbout, paymentsBehind } from './money-links.ts'
import { MoneySkeleton } from './MoneySkeleton.tsx'
import { isNothing, MoneyStats, type Overview } from './MoneyStats.tsx'
import { text } from './overview.text.ts'
import styles from './Overview.module.css'

/** What the reader owes, what to pay first, and what they have paid. `isQuiet`: it says nothing where there is nothing. */
export function BillsSection({ isQuiet = false, assetId = null }: { isQuiet?: boolean; assetId?: string | null }) {
  const session = useSession()
  const sees = may(session, GetMoneyOverview)
  const TimeZone = useTimeZone()
  const { data, error, refetch } = useCall(
    GetMoneyOverview,
    { Direction: INVOICE_DIRECTIONS.Received, AssetId: assetId, TimeZone },
    { enabled: sees },
  )
  if (!sees || (isQuiet && (data ? isNothing(data) : !error))) return null
  const hasTabs = session !== null && profileTypeOf(session) !== 'Tenant'
  const about = { isBilled: true, hasTabs, assetId }
  return (
    <Section
      title={text.billsTitle}
      action={
        <Link to={invoicesBehind(about)} className={styles.all}>
          {text.allBills}
          <Icon of={ArrowRightIcon} size="sm" />
        </Link>
      }
    >
      {data ? (
        <Bills money={data} about={about} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} compact />
      ) : (
        <MoneySkeleton />
      )}
    </Section>
  )
}

function Bills({ money, about }: { money: Overview; about: MoneyAbout }) {
  const isOpen = use(BuiltScreens)
  if (isNothing(money))
    return (
      <EmptyState compact title={text.nothingToPay} icon={InvoiceIcon}>
        {text.nothingToPayNote}
      </EmptyState>
    )
  const payments = paymentsBehind(about)
  return (
    <div className={styles.bills}>
      <Next money={money} />
      <MoneyStats money={money} about={about} />
      {isOpen(payments) && (
        <Link to={payments} className={styles.payments}>
          {text.payments}
        </Link>
      )}
    </div>
  )
}

/** What to do now: pay what is due first, or nothing. */
function Next({ money: { Next: next, DueCount, OverdueCount } }: { money: Overview }) {
  const isOpen = use(BuiltScreens)
  if (!next) return <Card padding="tight">{DueCount + OverdueCount > 0 ? text.allOnTheirWay : text.nothingToPay}</Card>
  const { InvoiceId, InvoiceNumber, DueDate, Balance, IsOverdue } = next
  const said = { amount: <ExactMoney amount={Balance} />, day: <DateText date={DueDate} /> }
  const pay = paths.checkout(InvoiceId)
  return (
    <Card className={classNames(styles.next, IsOverdue && styles.late)}>
      <div>
        <p className={styles.nextAmount}>{inParts(IsOverdue ? text.nextOverdue.parts(said) : text.nextDue.parts(said))}</p>
        <p className={styles.nextNumber}>
          <bdi>{text.nextOf({ number: InvoiceNumber })}</bdi>
        </p>
      </div>
      <div className={styles.ways}>
        <LinkButton to={paths.viewInvoice(InvoiceId)} variant="secondary">
          {text.open}
        </LinkButton>
        {isOpen(pay) && (
          <LinkButton to={pay} variant="primary" aria-label={text.payOf({ number: InvoiceNumber })}>
            {text.pay}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
