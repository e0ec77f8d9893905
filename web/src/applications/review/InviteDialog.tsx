import { AddApplicants } from '@keystead/contract/applications/applications/application.operations.ts'
import { APPLICANT_TYPES } from '@keystead/contract/applications/applications/application.values.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { text as create } from '../applications/create.text.ts'
import { peopleRules } from '../applications/invite.forms.ts'
import { isMain, newPerson, OTHER_TYPES } from '../applications/people-draft.ts'
import { PeopleFields } from '../applications/PeopleFields.tsx'
import { useWayToName } from '../applications/use-way-to-name.ts'
import { peopleLeft } from './people-left.ts'
import { text } from './questions.text.ts'

const LISTS = { Applicants: create.lists }

type InviteDialogProps = { application: ApplicationDetails; onClose: () => void }

/** Adds people who are to fill in a form as well. */
export function InviteDialog({ application: { ApplicationId, Applicants, State, IsLandlord }, onClose }: InviteDialogProps) {
  const command = useCommand(AddApplicants)
  const hasMain = Applicants.some((applicant) => isMain(applicant) && applicant.State !== 'withdrawn')
  const landlordsWay = useWayToName()
  // Renters are seldom connected with those whom they live with.
  const form = useContractForm(peopleRules, { Applicants: [newPerson(hasMain, IsLandlord ? landlordsWay : 'email')] })
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={text.inviteTitle}
      description={IsLandlord && State === 'draft' ? text.inviteDraft : text.inviteNow}
    >
      <Form
        form={form}
        label={text.inviteTitle}
        lists={LISTS}
        onSubmit={async (typed) => {
          const { FormIds } = await command.run({ ApplicationId, ...typed })
          toast.success(text.invited({ count: FormIds.length }))
          onClose()
        }}
      >
        <PeopleFields types={hasMain ? OTHER_TYPES : APPLICANT_TYPES} most={peopleLeft(Applicants)} />
        <FormActions>
          <SubmitButton>{text.inviteIt}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
