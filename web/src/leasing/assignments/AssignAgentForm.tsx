import { AssignAssetInput } from '@keystead/contract/leasing/assignments/assignment.forms.ts'
import { AssignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { messages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import type { PersonItem } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useToday } from '../../ui/use-today.ts'
import { AgentTermsFields, EMPTY_AGENT_TERMS } from './AgentTermsFields.tsx'
import { ConnectedPeople } from './ConnectedPeople.tsx'
import { PersonField } from './PersonField.tsx'
import { text } from './assign.text.ts'

/** Who works for a property, under which contract, and what they may do. */
export function AssignAgentForm({ details, person }: { details: UserAssetDetails; person: string | null }) {
  return (
    <ConnectedPeople details={details} profileTypeId={PROFILE_TYPES.Agent} wanted={person}>
      {(chosen) => <AgentForm details={details} chosen={chosen} />}
    </ConnectedPeople>
  )
}

type AgentFormProps = { details: UserAssetDetails; chosen: PersonItem | null }

function AgentForm({ details, chosen }: AgentFormProps) {
  const navigate = useNavigate()
  const today = useToday(details.TimeZone)
  const assign = useCommand(AssignAsset)
  const form = useContractForm(AssignAssetInput, {
    AssetId: details.AssetId,
    Agent: { ProfileId: chosen?.Id, Terms: { ...EMPTY_AGENT_TERMS, ContractTypeId: undefined, TenureStart: today ?? undefined } },
    WithUnits: details.Units !== null,
    Lease: null,
    Unlist: false,
  })
  return (
    <Form
      form={form}
      label={text.agentFormLabel}
      onSubmit={async (typed) => {
        await assign.run(typed)
        toast.success(messages.propertyAssigned)
        await navigate(paths.viewProperty(details.AssetId, 'people'))
      }}
    >
      <PersonField
        name="Agent.ProfileId"
        label={text.agent}
        assetId={details.AssetId}
        profileTypeId={PROFILE_TYPES.Agent}
        initial={chosen}
      />
      <AgentTermsFields prefix="Agent.Terms." />
      {details.Units && <CheckboxField name="WithUnits" label={text.withUnits({ count: details.Units.Count })} help={text.withUnitsHelp} />}
      <FormActions>
        <SubmitButton>{text.assignProperty}</SubmitButton>
        <LinkButton to={paths.viewProperty(details.AssetId)}>{text.cancel}</LinkButton>
      </FormActions>
    </Form>
  )
}
