import { CloseApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { MAX_REASON } from '@keystead/contract/applications/applications/application.values.ts'
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
import { type CloseDraft, CloseForm } from './close.forms.ts'
import { text } from './questions.text.ts'

type CloseApplicationDialogProps = {
  application: ApplicationDetails
  /** Null where it can not be declined as it is. */
  onDecline: (() => void) | null
  onClose: () => void
}

/** Ends it without a decision. Of someone who has submitted there can be a report, and what one played a part in is a decline. */
export function CloseApplicationDialog({
  application: { ApplicationId, Home, Applicants },
  onDecline,
  onClose,
}: CloseApplicationDialogProps) {
  const command = useCommand(CloseApplication)
  const form = useContractForm(CloseForm, { Reason: '', ReportUsed: null })
  const isAsked = Applicants.some(({ SubmittedAt }) => SubmittedAt !== null)
  return (
    <Dialog open onClose={onClose} title={text.closeTitle({ home: Home.Title })} description={text.closeConsequence}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (said) => {
          await command.run({ ApplicationId, ...said })
          toast.success(text.closed)
          onClose()
        }}
      >
        {isAsked && <YesNoField name="ReportUsed" label={deciding.report} help={text.closeReportHelp} />}
        <Rest onDecline={onDecline} onClose={onClose} />
      </Form>
    </Dialog>
  )
}

function Rest({ onDecline, onClose }: Pick<CloseApplicationDialogProps, 'onDecline' | 'onClose'>) {
  const { control } = useFormContext<CloseDraft>()
  const isDecline = useWatch({ control, name: 'ReportUsed' }) === 'Y'
  return (
    <>
      {isDecline ? (
        <p role="status">{onDecline ? text.closeIsDecline : text.closeIsDeclineLater}</p>
      ) : (
        <TextAreaField name="Reason" label={ending.reason} help={ending.reasonHelp} max={MAX_REASON} rows={2} optional />
      )}
      <FormActions>
        {isDecline ? (
          onDecline && (
            <Button variant="danger" onClick={onDecline}>
              {text.declineInstead}
            </Button>
          )
        ) : (
          <SubmitButton variant="danger">{text.closeIt}</SubmitButton>
        )}
        <CancelButton onClick={onClose} />
      </FormActions>
    </>
  )
}
