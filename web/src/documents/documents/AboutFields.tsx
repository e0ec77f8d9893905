import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { ACCOUNT_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { tenureText } from '../../leasing/assignments/assignment-texts.ts'
import { KnownProperty } from '../../money/invoices/KnownProperty.tsx'
import { PROPERTY_CHOICES, type PropertyChoice } from '../../properties/properties/property-choices.ts'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { type DocumentDraft, type DraftKind, usualVisibility } from './document-draft.ts'
import { KnownPerson, type PersonChoice, searchPeople } from './KnownPerson.tsx'
import { text } from './upload.text.ts'

type AboutFieldsProps = { ofFolder: string | null; kept: DocumentDetails['About'] }

/** What documents are about: first what kind of thing, then which one of them. */
export function AboutFields({ ofFolder, kept }: AboutFieldsProps) {
  const { control } = useFormContext<DocumentDraft>()
  const kind = useWatch({ control, name: 'About' })
  const offered = useOfferedKinds()
  const keptKind = kept && (kept.Kind === 'lease' ? 'property' : kept.Kind)
  const choices = offered.map((Id) => ({ Id: Id as string, Text: text.kinds[Id] as string }))
  // What can’t be chosen, but is so, stays until something else is chosen.
  if (keptKind !== null && !offered.some((one) => one === keptKind)) choices.push({ Id: keptKind, Text: kept?.Text ?? text.keptKind })
  if (choices.length === 0) return null
  return (
    <>
      <SelectField
        name="About"
        label={text.about}
        choices={choices}
        placeholder={ofFolder === null ? text.aboutNothing : text.asFolder({ thing: ofFolder })}
        optional
      />
      {kind === 'property' && offered.includes(kind) && <OneProperty />}
      {kind === 'profile' && offered.includes(kind) && <OnePerson kept={kept} />}
    </>
  )
}

type OfferedKind = Exclude<DraftKind, 'person'>

/** Tenants have no properties to choose. Members who are given a list of homes work for those alone. */
function useOfferedKinds(): OfferedKind[] {
  const session = useSession()
  const may = useMay()
  if (!session?.Profile) return []
  const isLimited = session.Member?.IsLimited ?? false
  const kinds: OfferedKind[] = []
  if (profileTypeOf(session) !== 'Tenant' && may(GetDdlUserAssets)) kinds.push('property')
  if (!isLimited && may(GetDdlJoinedUserConnections)) kinds.push('profile')
  if (!isLimited && session.Profile.AccountTypeId === ACCOUNT_TYPES.Business) kinds.push('business')
  return kinds
}

function OneProperty() {
  const { getValues } = useFormContext<DocumentDraft>()
  const [first] = useState(() => getValues('Property'))
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
        {...PROPERTY_CHOICES}
        initial={known}
        onPick={() => setValue('Lease', null, { shouldDirty: true })}
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

/** Who was chosen before is known by name, also once the connection is over. */
function OnePerson({ kept }: Pick<AboutFieldsProps, 'kept'>) {
  const { getValues } = useFormContext<DocumentDraft>()
  const [first] = useState(() => getValues('Person'))
  if (first === null) return <PersonField known={null} />
  if (kept?.Id === first) return <PersonField known={{ Id: first, Text: kept.Text ?? text.keptKind }} />
  return <KnownPerson profileId={first}>{(known) => <PersonField known={known} />}</KnownPerson>
}

function PersonField({ known }: { known: PersonChoice | null }) {
  return (
    <ComboboxField<PersonChoice>
      name="Person"
      label={text.person}
      things={text.people}
      placeholder={text.typeName}
      search={searchPeople}
      textOf={({ Text }) => Text}
      valueOf={({ Id }) => Id}
      initial={known}
    />
  )
}
