import { AcceptSubAccountAgreement, GetPaymentSubAccount } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { SubAccount } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { AGREEMENT_VERSION } from '@keystead/contract/money/payment-accounts/payment-agreement.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSearchParams } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { isDraft } from './account-status.ts'
import { Agreement } from './Agreement.tsx'
import { AgreementRules } from './agreement.forms.ts'
import { text } from './agreement.text.ts'
import styles from './ViewAccount.module.css'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** The agreement as it was accepted for an account, or as it is to be accepted; without an account, the one of now. */
export function AccountAgreementScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const { data, error, refetch } = useCall(GetPaymentSubAccount, { SubAccountId: id ?? '' }, { enabled: id !== null })
  const back = id === null ? paths.paymentAccounts() : paths.viewPaymentAccount(id)
  return (
    <Page title={text.title} breadcrumbs={[{ text: text.accounts, to: paths.paymentAccounts() }]} width="narrow">
      {id === null ? (
        <Agreement version={AGREEMENT_VERSION} />
      ) : data ? (
        <OfAccount account={data} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton />
      )}
      <p className={styles.way}>
        <LinkButton to={back} variant="quiet">
          {id === null ? text.backToAccounts : text.back}
        </LinkButton>
      </p>
    </Page>
  )
}

function OfAccount({ account }: { account: SubAccount }) {
  const may = useMay()
  const { Agreement: accepted, CurrentAgreementVersion: current } = account
  const isOpen = isDraft(account) && accepted?.Version !== current && may(AcceptSubAccountAgreement)
  return (
    <div className={styles.stack}>
      <Agreement version={isOpen ? current : (accepted?.Version ?? current)} />
      {isOpen && <Accept account={account} />}
      {accepted && !isOpen && (
        <Section title={text.accepted}>
          <FactsTable
            facts={[
              fact(text.acceptedVersion, accepted.Version),
              { label: text.accepted, value: <DateText date={accepted.AcceptedAt} /> },
              fact(text.from, accepted.Ip),
            ]}
          />
        </Section>
      )}
    </div>
  )
}

function Accept({ account: { SubAccountId, Version, CurrentAgreementVersion: AgreementVersion } }: { account: SubAccount }) {
  const command = useCommand(AcceptSubAccountAgreement)
  const form = useContractForm(AgreementRules, { Accepted: false })
  return (
    <Form
      form={form}
      guard={false}
      onSubmit={async () => {
        await command.run({ SubAccountId, Version, AgreementVersion })
        toast.success(text.isAccepted)
      }}
    >
      <CheckboxField name="Accepted" label={text.acceptIt} />
      <FormActions>
        <SubmitButton>{text.accept}</SubmitButton>
      </FormActions>
    </Form>
  )
}
