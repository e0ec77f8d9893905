import type { ApplicantRead } from '@keystead/contract/applications/applications/application.schemas.ts'
import { DecideForm } from '@keystead/contract/applications/decisions/decision.forms.ts'
import { DecideApplication } from '@keystead/contract/applications/decisions/decision.operations.ts'
import type { ReadReportRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import {
  ADVERSE,
  type Decision,
  DECLINE_REASONS,
  MAX_DECISION_MESSAGE,
  MAX_OTHER_REASON,
  OTHER_REASON,
} from '@keystead/contract/applications/decisions/decision.values.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ChoiceCards } from '../../ui/form/ChoiceCards.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { text } from './decide.text.ts'
import { type DecideDraft, decideDraft } from './decide-draft.ts'
import { ReportFields } from './ReportFields.tsx'
import { useVersion } from './use-version.ts'

type DecideDialogProps = {
  application: ApplicationDetails
  decision: Decision
  /** Those that were read. */
  reports: readonly ReadReportRead[]
  onClose: () => void
}

/** A decision with all that it needs: what is told to the people, and what the law wants with it. */
export function DecideDialog({ application, decision, reports, onClose }: DecideDialogProps) {
  const { ApplicationId, Version, Applicants } = application
  const decide = useCommand(DecideApplication)
  const asRead = useVersion(ApplicationId, Version)
  const [initial] = useState(() => decideDraft({ ApplicationId, Version, Decision: decision }, reports))
  const form = useContractForm(DecideForm, initial)
  // Also of someone who has left since: their report may have counted.
  const submitted = Applicants.filter(({ SubmittedAt }) => SubmittedAt !== null)
  return (
    <Dialog open onClose={onClose} title={text.titles[decision]} description={text.helps[decision]}>
      <Form
        form={form}
        lists={{ Conditions: text.conditionNumber({ number: '' }).trim(), Notices: text.noticeNumber({ number: '' }).trim() }}
        onSubmit={async (said) => {
          await asRead((version) => decide.run({ ...said, Version: version }))
          toast.success(text.decided)
          onClose()
        }}
      >
        <DecisionFields decision={decision} people={submitted} reports={reports} />
        <FormActions>
          <SubmitButton variant={decision === 'declined' ? 'danger' : 'primary'}>{actionOf(decision)}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

export function actionOf(decision: Decision): string {
  return { approved: text.approve, conditional: text.condition, waitlisted: text.waitlist, declined: text.decline }[decision]
}

type DecisionFieldsProps = Pick<DecideDialogProps, 'decision' | 'reports'> & { people: readonly ApplicantRead[] }

function DecisionFields({ decision, people, reports }: DecisionFieldsProps) {
  return (
    <>
      {decision === 'declined' && <ReasonFields />}
      {decision === 'conditional' && <ConditionFields />}
      {ADVERSE.includes(decision) && <ReportFields people={people} reports={reports} />}
      <TextAreaField name="Message" label={text.message} help={text.messageHelp} max={MAX_DECISION_MESSAGE} rows={4} optional />
    </>
  )
}

function ReasonFields() {
  const { control } = useFormContext<DecideDraft>()
  const [reasons, other] = useWatch({ control, name: ['ReasonIds', 'OtherReason'] })
  const isOther = reasons?.includes(OTHER_REASON) || Boolean(other)
  return (
    <>
      <ChoiceCards name="ReasonIds" label={text.reasons} help={text.reasonsHelp} choices={DECLINE_REASONS} />
      {isOther && <TextAreaField name="OtherReason" label={text.otherReason} max={MAX_OTHER_REASON} rows={2} />}
    </>
  )
}
