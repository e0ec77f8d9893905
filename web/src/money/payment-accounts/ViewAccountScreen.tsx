import { GetPaymentSubAccount, SetDefaultSubAccount } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { SubAccount } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useEffect } from 'react'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
import { select, useSelectedId } from '../../sessions/selection.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { BankIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { nameOf, statusOf } from './account-status.ts'
import { AccountState } from './AccountState.tsx'
import { text as list } from './accounts.text.ts'
import { ChangeAccount } from './ChangeAccount.tsx'
import { text } from './view-account.text.ts'
import styles from './ViewAccount.module.css'

const WAY = [{ text: text.accounts, to: paths.paymentAccounts() }]

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** One payment account: where it stands and why, what is needed, and what it is. */
export function ViewAccountScreen() {
  const id = useSelectedId('paymentSubAccount')
  const { data, error, refetch } = useCall(GetPaymentSubAccount, { SubAccountId: id ?? '' }, { enabled: id !== null })
  useEffect(() => {
    if (data) select('paymentSubAccount', data.SubAccountId)
  }, [data])
  if (data) return <Account key={data.SubAccountId} account={data} />
  const isMissing = id === null || error?.status === 404 || error?.status === 400
  return (
    <Page title={text.title} breadcrumbs={WAY} width="narrow">
      {isMissing ? (
        <ErrorState failure={{ message: text.notFound }} action={<LinkButton to={paths.paymentAccounts()}>{text.seeAll}</LinkButton>} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton />
      )}
    </Page>
  )
}

function Account({ account }: { account: SubAccount }) {
  const may = useMay()
  const makeDefault = useCommand(SetDefaultSubAccount)
  const status = statusOf(account)
  const { SubAccountId, IsDefault, Status, IsRestricted } = account
  const mayBeDefault = Status === 'Active' && !IsRestricted && !IsDefault && may(SetDefaultSubAccount)
  return (
    <Page
      title={<bdi>{nameOf(account)}</bdi>}
      description={IsDefault ? list.isDefault : undefined}
      status={<Badge tone={status.tone}>{status.text}</Badge>}
      breadcrumbs={WAY}
      width="narrow"
      action={
        mayBeDefault && (
          <Button
            icon={BankIcon}
            busy={makeDefault.pending}
            onClick={() => void withToast(makeDefault.run({ SubAccountId }), list.defaultNow)}
          >
            {list.makeDefault}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <AccountState account={account} />
        <ChangeAccount account={account} />
        <AccountFacts account={account} />
      </div>
    </Page>
  )
}
