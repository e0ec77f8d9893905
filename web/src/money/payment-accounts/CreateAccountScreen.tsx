import { GetPaymentSubAccount } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { SubAccount } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { type State, useStates } from '../../places/reference-data/use-states.ts'
import { select, useSelectedId } from '../../sessions/selection.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { BankIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { isDraft } from './account-status.ts'
import { text as list } from './accounts.text.ts'
import { AgreementStep } from './AgreementStep.tsx'
import { BankStep } from './BankStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { text } from './create-account.text.ts'
import { STEP_TITLES, STEPS, type Step, furthestStep, nextStep, stepBefore, stepOf } from './create-steps.ts'
import { NumbersStep } from './NumbersStep.tsx'
import { OwnerStep } from './OwnerStep.tsx'
import { useOnlinePayments } from './use-online-payments.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** An account that payments go to, step by step; a person who leaves it can go on where they were. */
export function CreateAccountScreen() {
  const [search] = useSearchParams()
  const from = search.get('from')
  const remembered = useSelectedId('paymentSubAccount')
  const id = from === null ? remembered : search.get('id')
  const like = useCall(GetPaymentSubAccount, { SubAccountId: from ?? '' }, { enabled: from !== null })
  const payments = useOnlinePayments()
  const { states, failure, retry } = useStates()
  const answer = useCall(GetPaymentSubAccount, { SubAccountId: id ?? '' }, { enabled: id !== null })
  // What was remembered may be gone by now; then a new one begins.
  const isGone = answer.error?.status === 404 || answer.error?.status === 400
  const troubles = failure ?? (isGone ? null : answer.error)
  return (
    <Page title={text.title} breadcrumbs={[{ text: text.accounts, to: paths.paymentAccounts() }]} width="narrow">
      {payments?.isOn === false ? (
        <EmptyState title={list.isOff} icon={BankIcon}>
          {list.isOffHelp}
        </EmptyState>
      ) : troubles ? (
        <ErrorState failure={troubles} onRetry={() => (failure ? retry() : void answer.refetch())} />
      ) : states && payments && (id === null || isGone || answer.data) && !like.isLoading ? (
        <Steps account={isGone ? null : (answer.data ?? null)} like={like.data ?? null} states={states} />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  )
}

/** What each step is given. */
export type StepProps = {
  account: SubAccount
  /** One of before whose words are typed in already. */
  like: SubAccount | null
  /** As the last save has left it: what was read may be older by a moment. */
  version: () => number
  onSaved: (saved: { SubAccountId: string; Version: number }) => void
  onBack: () => void
}

type StepsProps = { account: SubAccount | null; like: SubAccount | null; states: readonly State[] }

function Steps({ account, like, states }: StepsProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const known = useRef(0)
  useEffect(() => {
    if (account && isDraft(account)) select('paymentSubAccount', account.SubAccountId)
  }, [account])

  if (account && !isDraft(account)) return <HandedIn id={account.SubAccountId} />
  const furthest = furthestStep(account)
  const step = stepOf(search.get('step'), furthest)
  const go = (next: Step, id = account?.SubAccountId) =>
    void navigate(paths.createPaymentAccount({ id, step: next, from: search.get('from') }))
  const shared = {
    like,
    version: () => Math.max(known.current, account?.Version ?? 0),
    onSaved: ({ SubAccountId, Version }: { SubAccountId: string; Version: number }) => {
      known.current = Version
      go(nextStep(step), SubAccountId)
    },
    onBack: () => go(stepBefore(step)),
  }
  return (
    <>
      <Stepper
        label={text.steps}
        steps={STEPS.map((one) => STEP_TITLES[one])}
        current={STEPS.indexOf(step)}
        onGoBack={(index) => go(STEPS[index] ?? step)}
      />
      {account === null || step === 'owner' ? (
        <OwnerStep {...shared} account={account} />
      ) : step === 'contact' ? (
        <ContactStep key={step} {...shared} account={account} states={states} />
      ) : step === 'bank' ? (
        <BankStep key={step} {...shared} account={account} />
      ) : step === 'agreement' ? (
        <AgreementStep key={step} {...shared} account={account} />
      ) : (
        <NumbersStep key={step} {...shared} account={account} />
      )}
    </>
  )
}

function HandedIn({ id }: { id: string }) {
  return (
    <EmptyState
      title={text.handedInAlready}
      icon={BankIcon}
      action={
        <LinkButton to={paths.viewPaymentAccount(id)} variant="primary">
          {text.seeIt}
        </LinkButton>
      }
    />
  )
}
