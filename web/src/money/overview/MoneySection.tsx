import { CreateInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { INVOICE_DIRECTIONS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { GetMoneyOverview } from '@keystead/contract/money/overview/overview.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ArrowRightIcon, InvoiceIcon, PlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { invoicesBehind } from './money-links.ts'
import { MoneySkeleton } from './MoneySkeleton.tsx'
import { isNothing, MoneyStats } from './MoneyStats.tsx'
import { text } from './overview.text.ts'
import styles from './Overview.module.css'

/** How the money of who bills stands: of all their homes, or of one. Nothing for who may not see invoices. */
export function MoneySection({ assetId = null }: { assetId?: string | null }) {
  const may = useMay()
  const sees = may(GetMoneyOverview)
  const TimeZone = useTimeZone()
  const { data, error, refetch } = useCall(
    GetMoneyOverview,
    { Direction: INVOICE_DIRECTIONS.Sent, AssetId: assetId, TimeZone },
    { enabled: sees },
  )
  if (!sees) return null
  const about = { isBilled: false, hasTabs: true, assetId }
  return (
    <Section
      title={text.title}
      action={
        <Link to={invoicesBehind(about)} className={styles.all}>
          {text.allInvoices}
          <Icon of={ArrowRightIcon} size="sm" />
        </Link>
      }
    >
      {data ? (
        isNothing(data) ? (
          <EmptyState
            compact
            title={text.nothingBilled}
            icon={InvoiceIcon}
            action={
              may(CreateInvoice) && (
                <LinkButton to={paths.createInvoice({ property: assetId })} icon={PlusIcon}>
                  {text.createInvoice}
                </LinkButton>
              )
            }
          >
            {text.nothingBilledNote}
          </EmptyState>
        ) : (
          <MoneyStats money={data} about={about} />
        )
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} compact />
      ) : (
        <MoneySkeleton />
      )}
    </Section>
  )
}
