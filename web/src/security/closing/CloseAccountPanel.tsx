import { CloseAccountInput } from '@keystead/contract/security/closing/closing.forms.ts'
import {
  AccountMovesHomes,
  AccountHasOpenAgreements,
  AccountHasOpenInvoices,
  AccountHasPayments,
  AccountHoldsMoney,
  AccountRunsBusiness,
  CLOSE_ACCOUNT,
  CloseAccount,
  GetClosingPreview,
} from '@keystead/contract/security/closing/closing.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { asCallFailure } from '../../api/failure.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { leaveClosedAccount } from './leave-closed-account.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ObstacleList, type WaysOn } from '../../ui/ObstacleList.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { usePinConfirmation } from '../security-pin/use-pin-confirmation.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './closing.text.ts'
import styles from './CloseAccountPanel.module.css'
import { consequencesOf } from './closing-texts.ts'

type Preview = OutputOf<typeof GetClosingPreview>

const WAYS_ON: WaysOn = {
  [AccountHoldsMoney.code]: { text: text.seePaymentAccounts, to: paths.paymentAccounts() },
  [AccountHasOpenInvoices.code]: { text: text.seeInvoices, to: paths.invoices({ status: 'open' }) },
  [AccountHasOpenAgreements.code]: { text: text.seeAgreements, to: paths.myAgreements({ tab: 'out' }) },
  [AccountHasPayments.code]: { text: text.seePayments, to: paths.payments() },
  [AccountRunsBusiness.code]: { text: text.seeBusinesses, to: paths.businesses() },
  [AccountMovesHomes.code]: { text: text.seeBusinesses, to: paths.businesses() },
}

/** The way out, with everything that it means said before. */
export function CloseAccountPanel() {
  const { data, error, refetch } = useCall(GetClosingPreview, {})
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Section title={text.title} description={text.intro}>
      {data ? (
        <div className={styles.panel}>
          <p>{text.consequences}</p>
          <ul className={styles.consequences}>
            {consequencesOf(data).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{text.whatIsKept}</p>
          {data.Refusals.length > 0 ? (
            <>
              <p>{text.notNow}</p>
              <ObstacleList obstacles={data.Refusals} ways={WAYS_ON} />
            </>
          ) : (
            <>
              <div>
                <Button variant="danger" onClick={() => setIsAsking(true)}>
                  {text.closeMyAccount}
                </Button>
              </div>
              {isAsking && <CloseAccountDialog preview={data} onCancel={() => setIsAsking(false)} onRefused={() => void refetch()} />}
            </>
          )}
        </div>
      ) : error ? (
        <ErrorState compact failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton count={3} />
      )}
    </Section>
  )
}

type CloseAccountDialogProps = {
  preview: Preview
  onCancel: () => void
  /** Something came in the way since the preview was read. */
  onRefused: () => void
}

function CloseAccountDialog({ preview, onCancel, onRefused }: CloseAccountDialogProps) {
  const session = useSession()
  const command = useCommand(CloseAccount)
  const { askForPin, pinDialog } = usePinConfirmation()
  const form = useContractForm(CloseAccountInput, { Email: '', Reason: '', PinConfirmation: null })

  async function close(values: { Email: string; Reason: string | null }) {
    const PinConfirmation = preview.NeedsPin ? await confirmedByPin() : null
    if (preview.NeedsPin && PinConfirmation === null) return
    await command.run({ ...values, PinConfirmation }).catch((error: unknown) => {
      if (asCallFailure(error).code in WAYS_ON) onRefused()
      throw error
    })
    leaveClosedAccount()
  }

  function confirmedByPin() {
    return askForPin({
      operation: CLOSE_ACCOUNT,
      objectId: session?.AccountId ?? '',
      sentence: text.pinSentence,
    })
  }

  return (
    <>
      <Dialog
        open
        onClose={onCancel}
        title={text.closeTitle}
        description={inParts(text.closeIntro.parts({ email: <bdi>{preview.Email}</bdi> }))}
      >
        <Form form={form} guard={false} onSubmit={close}>
          <EmailField name="Email" label={text.confirmEmail} firstFocus />
          <TextAreaField name="Reason" label={text.reason} optional max={1000} rows={3} />
          <FormActions>
            <Button onClick={onCancel}>{text.keepMyAccount}</Button>
            <SubmitButton variant="danger">{text.closeForGood}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
      {pinDialog}
    </>
  )
}
