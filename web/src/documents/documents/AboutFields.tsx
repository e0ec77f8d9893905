import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { tenureText } from '../../leasing/assignments/assignment-texts.ts'
import { KnownProperty, type PropertyChoice } from '../../money/invoices/KnownProperty.tsx'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { type DocumentDraft, usualVisibility } from './document-draft.ts'
import { text } from './upload.text.ts'

/** What documents are about: a property, or a lease of it. Tenants have none to choose. */
export function AboutFields() {
  const session = useSession()
  const may = useMay()
  const { getValues } = useFormContext<DocumentDraft>()
  const [first] = useState(() => getValues('Property'))
  if (session === null || profileTypeOf(session) === 'Tenant' || !may(GetDdlUserAssets)) return null
  if (first === null) return <PropertyField known={null} />
  return <KnownProperty assetId={first}>{(known) => <PropertyField known={known} />}</KnownProperty>
}

function PropertyField({ known }: { known: PropertyChoice | null }) {
  const { control, setValue } = useFormContext<DocumentDraft>()
  const property = useWatch({ control, name: 'Property' })
  return (
    <>
      <ComboboxField<PropertyChoice>
        name="Property"
        label={text.property}
        things={text.properties}
        placeholder={text.typeTitle}
        search={async (Text, signal) => (await call(GetDdlUserAssets, { Text }, { signal })).Items}
        textOf={({ Text, Detail }) => (Detail ? `${Text}, ${Detail}` : Text)}
        valueOf={({ Id }) => Id}
        initial={known}
        onPick={() => setValue('Lease', null, { shouldDirty: true })}
        optional
      />
      {property !== null && <LeaseField key={property} property={property} />}
    </>
  )
}

/** Of a home that is not let there is nothing to choose. */
function LeaseField({ property }: { property: string }) {
  const may = useMay()
  const { setValue, getValues, getFieldState } = useFormContext<DocumentDraft>()
  const { data } = useCall(GetAssetAssignedProfiles, { AssetId: property }, { enabled: may('leases:view') })
  const leases = (data?.Leases ?? []).filter(({ IsDraft }) => !IsDraft)
  if (leases.length === 0) return null
  const choices = leases.map((lease) => ({
    Id: lease.LeaseId,
    Text: text.leaseOf({ names: lease.Tenants.map(({ Name }) => Name).join(', '), time: tenureText(lease) }),
  }))
  return (
    <SelectField
      name="Lease"
      label={text.lease}
      choices={choices}
      placeholder={text.noLease}
      onPick={(lease) => {
        if (getFieldState('VisibilityId').isDirty) return
        setValue('VisibilityId', usualVisibility(getValues('DocumentTypeId'), { isOfLease: lease !== null }))
      }}
      optional
    />
  )
}
