import { DeclineAgreementForm } from './decline.forms.ts'
import { MAX_REASON } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import type { Agreement } from './signing-state.ts'
import { text } from './signing.text.ts'

type DeclinePartProps = { agreement: Agreement; onDecline: (reason: string) => Promise<unknown> }

/** The way out: it asks first, and for a reason. */
export function DeclinePart({ agreement, onDecline }: DeclinePartProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {text.decline}
      </Button>
      {isAsking && <DeclineDialog agreement={agreement} onDecline={onDecline} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function DeclineDialog({ agreement: { Title, SenderName }, onDecline, onClose }: DeclinePartProps & { onClose: () => void }) {
  const form = useContractForm(DeclineAgreementForm, { Reason: '' })
  return (
    <Dialog open onClose={onClose} title={text.declineTitle({ title: Title })} description={text.declineWords({ name: SenderName })}>
      <Form
        form={form}
        guard={false}
        onSubmit={async ({ Reason }) => {
          if (await onDecline(Reason)) toast.success(text.declined)
          onClose()
        }}
      >
        <TextAreaField name="Reason" label={text.declineReason} max={MAX_REASON} />
        <FormActions>
          <SubmitButton variant="danger">{text.declineIt}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
