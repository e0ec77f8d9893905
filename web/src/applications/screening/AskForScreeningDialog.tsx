import { GetBgvPackages, RequestScreening } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { PackageRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { SCREENING_PURPOSE_VERSION } from '@keystead/contract/applications/screening/screening.values.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCall, useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { AskFields } from './AskFields.tsx'
import { AskForm } from './ask.forms.ts'
import { askProblem } from './ask-problem.ts'
import { text } from './ask.text.ts'
import { reasonAgainst } from './package-choices.ts'
import type { ScreeningDetails } from './use-screenings.ts'

type AskForScreeningDialogProps = { application: ApplicationDetails; details: ScreeningDetails; onClose: () => void }

/** Whom a report is asked of, which, and who pays; and what it is for. */
export function AskForScreeningDialog(props: AskForScreeningDialogProps) {
  const { data, error, refetch } = useCall(GetBgvPackages, {})
  return (
    <Dialog open onClose={props.onClose} size="wide" title={text.title} description={text.help}>
      {data ? (
        <AskingForm {...props} packages={data.Items} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} compact />
      ) : (
        <TextSkeleton count={6} />
      )}
    </Dialog>
  )
}

type AskingFormProps = AskForScreeningDialogProps & { packages: readonly PackageRead[] }

function AskingForm({ application, details, packages, onClose }: AskingFormProps) {
  const command = useCommand(RequestScreening)
  const [initial] = useState(() => draftOf(details, packages))
  const form = useContractForm(AskForm, initial)
  const { length: count } = useWatch({ control: form.control, name: 'FormIds' }) ?? []

  return (
    <Form
      form={form}
      label={text.title}
      onSubmit={async (said) => {
        await command.run({ ...said, ApplicationId: application.ApplicationId }).catch((error: unknown) => {
          throw askProblem(error)
        })
        toast.success(messages.requested)
        onClose()
      }}
    >
      <AskFields details={details} packages={packages} />
      <FormActions>
        <SubmitButton>{count === 0 ? text.submitNone : text.submit({ count })}</SubmitButton>
        <CancelButton onClick={onClose} />
      </FormActions>
    </Form>
  )
}

/** What is the only choice is made. */
function draftOf(details: ScreeningDetails, packages: readonly PackageRead[]) {
  const people = details.MayAsk.filter(({ IsSubmitted }) => IsSubmitted)
  const possible = packages.filter((one) => reasonAgainst(one, details) === null)
  return {
    FormIds: people.length === 1 ? people.map(({ FormId }) => FormId) : [],
    PackageId: possible.length === 1 ? possible[0]!.PackageId : undefined,
    PaidBy: 'landlord' as const,
    CertifiesPurpose: false,
    PurposeVersion: SCREENING_PURPOSE_VERSION,
  }
}
