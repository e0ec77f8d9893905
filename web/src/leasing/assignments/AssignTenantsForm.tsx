import { AssignAssetInput } from '@keystead/contract/leasing/assignments/assignment.forms.ts'
import { AssignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { BILLINGS, BILLING_TEXTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { RENT_FREQUENCIES, listingType } from '@keystead/contract/properties/fields/property.values.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import type { PersonItem } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { BuildingIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useToday } from '../../ui/use-today.ts'
import { viewAddress } from '../../properties/properties/form/property-places.ts'
import { ConnectedPeople } from './ConnectedPeople.tsx'
import { TenantFields } from './TenantFields.tsx'

const BILLING_CHOICES = BILLINGS.map((billing) => ({
  Id: billing,
  Text: BILLING_TEXTS[billing].Text,
  detail: BILLING_TEXTS[billing].Detail,
}))

const LISTS = { 'Lease.Tenants': 'Tenant' }

/** Who moves in, from when, for how much, and how they share it. */
export function AssignTenantsForm({ details, person = null }: { details: UserAssetDetails; person?: string | null }) {
  if (details.Units) {
    return (
      <EmptyState
        title={messages.buildingIsLetByUnits}
        icon={BuildingIcon}
        action={
          <LinkButton to={viewAddress(details.AssetId, details.Relation)} variant="primary">
            Look at its units
          </LinkButton>
        }
      >
        Tenants move into a unit, from its own page.
      </EmptyState>
    )
  }
  return (
    <ConnectedPeople details={details} profileTypeId={PROFILE_TYPES.Tenant} wanted={person}>
      {(chosen) => <TenantsForm details={details} chosen={chosen} />}
    </ConnectedPeople>
  )
}

type TenantsFormProps = { details: UserAssetDetails; chosen: PersonItem | null }

function TenantsForm({ details, chosen }: TenantsFormProps) {
  const navigate = useNavigate()
  const today = useToday(details.TimeZone)
  const assign = useCommand(AssignAsset)
  const isForRent = listingType(details.ListingTypeId)?.asks === 'rent'
  const form = useContractForm(AssignAssetInput, {
    AssetId: details.AssetId,
    Agent: null,
    WithUnits: false,
    Lease: {
      TenureStart: today ?? undefined,
      TenureEnd: null,
      Rent: (isForRent && details.Rent) || undefined,
      RentFrequencyId: details.RentFrequencyId,
      Advance: details.Advance ?? '0.00',
      Billing: 'joint',
      Tenants: [{ ProfileId: chosen?.Id, SharePercent: 100 }],
    },
    Unlist: details.IsListed,
  })
  const tenants = useWatch({ control: form.control, name: 'Lease.Tenants' })
  const property = viewAddress(details.AssetId, details.Relation)
  return (
    <Form
      form={form}
      label="Let to tenants"
      lists={LISTS}
      onSubmit={async (typed) => {
        await assign.run(typed)
        toast.success(messages.propertyAssigned)
        await navigate(property)
      }}
    >
      <FieldRow>
        <DateField name="Lease.TenureStart" label="Start date" />
        <DateField name="Lease.TenureEnd" label="End date" help="The last day. Leave it empty for month to month." optional />
      </FieldRow>
      <FieldRow>
        <MoneyField name="Lease.Rent" label="Rent" help="Of the whole home." />
        <SelectField name="Lease.RentFrequencyId" label="Rent frequency" choices={RENT_FREQUENCIES} />
        <MoneyField name="Lease.Advance" label="Advance" help="Paid before moving in." />
      </FieldRow>
      <TenantFields assetId={details.AssetId} chosen={chosen} />
      {(tenants?.length ?? 0) > 1 && <RadioCards name="Lease.Billing" label="Billing" choices={BILLING_CHOICES} />}
      {details.IsListed && <CheckboxField name="Unlist" label="Take it off the market" help="Nobody else asks for a home that is gone." />}
      <FormActions>
        <SubmitButton>Move in</SubmitButton>
        <LinkButton to={property}>Cancel</LinkButton>
      </FormActions>
    </Form>
  )
}
