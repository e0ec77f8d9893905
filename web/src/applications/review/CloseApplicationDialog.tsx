import { CloseApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { MAX_REASON } from '@keystead/contract/applications/applications/application.values.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { text as ending } from '../applications/ending.text.ts'
import { text as deciding } from '../decisions/decide.text.ts'
import { YesNoField } from '../form/YesNoField.tsx'
import { type CloseDraft, closeRules } from './close.forms.ts'
import { text } from './questions.text.ts'

type CloseApplicationDialogProps = {
  application: ApplicationDetails
  /** What it is where a report played a part: a decline, or before it that an approval is taken back. Null where that is for others. */
  onDecline: (() => void) | null
  onReconsider: (() => void) | null
  onClose: () => void
}

/** Ends it without a decision. Of someone who has submitted there can be a report, and what one played a part in is a decline. */
export function CloseApplicationDialog({
  application: { ApplicationId, Home, State, Applicants },
  onDecline,
  onReconsider,
  onClose,
}: CloseApplicationDialogProps) {
  const command = useCommand(CloseApplication)
  const isAsked = Applicants.some(({ SubmittedAt }) => SubmittedAt !== null)
  const [rules] = useState(() => closeRules(isAsked))
  const form = useContractForm(rules, { Reason: '', ReportUsed: null })
  const consequence = State === 'approved' ? text.closeApproved : text.closeConsequence
  return (
    <Dialog open onClose={onClose} title={text.closeTitle({ home: Home.Title })} description={consequence}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (said) => {
          await command.run({ ApplicationId, ...said })
          toast.success(text.closed)
          onClose()
        }}
      >
        {isAsked && <YesNoField name="ReportUsed" label={deciding.report} help={text.closeReportHelp} onPick={() => form.clearErrors()} />}
        <Rest onDecline={onDecline} onReconsider={onReconsider} onClose={onClose} />
      </Form>
    </Dialog>
  )
}

function Rest({ onDecline, onReconsider, onClose }: Pick<CloseApplicationDialogProps, 'onDecline' | 'onReconsider' | 'onClose'>) {
  const { control } = useFormContext<CloseDraft>()
  const isDecline = useWatch({ control, name: 'ReportUsed' }) === 'Y'
  return (
    <>
      {isDecline ? (
        <p role="status">{onReconsider ? text.closeIsDeclineLater : text.closeIsDecline}</p>
      ) : (
        <TextAreaField name="Reason" label={ending.reason} help={ending.reasonHelp} max={MAX_REASON} rows={2} optional />
      )}
      <FormActions>
        {!isDecline && <SubmitButton variant="danger">{text.closeIt}</SubmitButton>}
        {isDecline && onDecline && (
          <Button variant="danger" onClick={onDecline}>
            {text.declineInstead}
          </Button>
        )}
        {isDecline && onReconsider && <Button onClick={onReconsider}>{deciding.reconsider}</Button>}
        <CancelButton onClick={onClose} />
      </FormActions>
    </>
  )
}
