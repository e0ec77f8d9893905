import { CreateApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { APPLICANT_TYPES, MAX_APPLICANTS } from '@keystead/contract/applications/applications/application.values.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { PROPERTY_CHOICES, type PropertyChoice } from '../../properties/properties/property-choices.ts'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toast } from '../../ui/toast.tsx'
import { CreateFrame } from './CreateFrame.tsx'
import { text } from './create.text.ts'
import { inviteRules } from './invite.forms.ts'
import { MoveFields } from './MoveFields.tsx'
import { newPerson } from './people-draft.ts'
import { PeopleFields } from './PeopleFields.tsx'
import { useWayToName } from './use-way-to-name.ts'

const LISTS = { Applicants: text.lists }

/** Of agents those alone where they move tenants in. */
const CHOICES = {
  ...PROPERTY_CHOICES,
  search: async (Text: string, signal: AbortSignal) => (await call(GetDdlUserAssets, { Text, Scope: 'tenants' }, { signal })).Items,
}

/** A draft of an owner or agent: for which home, who is to apply, and what they are told. */
export function InvitePeople({ known }: { known: PropertyChoice | null }) {
  const navigate = useNavigate()
  const creating = useCommand(CreateApplication)
  const form = useContractForm(inviteRules, {
    AssetId: known?.Id ?? null,
    MoveInOn: null,
    LeaseMonths: null,
    Message: '',
    Applicants: [newPerson(false, useWayToName())],
  })
  return (
    <CreateFrame title={text.inviteTitle} description={text.inviteIntro}>
      <Form
        form={form}
        label={text.inviteTitle}
        lists={LISTS}
        onSubmit={async (draft) => {
          const { ApplicationId } = await creating.run(draft)
          form.reset(form.getValues())
          toast.success(messages.created)
          await navigate(paths.viewApplication(ApplicationId), { replace: true })
        }}
      >
        <ComboboxField<PropertyChoice>
          name="AssetId"
          label={text.property}
          things={text.properties}
          placeholder={text.typeTitle}
          {...CHOICES}
          initial={known}
        />
        <PeopleFields types={APPLICANT_TYPES} most={MAX_APPLICANTS} />
        <MoveFields />
        <FormActions>
          <SubmitButton>{text.createDraft}</SubmitButton>
          <LinkButton to={paths.applications()} variant="quiet">
            {text.cancel}
          </LinkButton>
        </FormActions>
      </Form>
    </CreateFrame>
  )
}
