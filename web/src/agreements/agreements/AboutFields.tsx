import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { GetUserConnectionDetails } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { tenureText } from '../../leasing/assignments/assignment-texts.ts'
import { KnownProperty } from '../../money/invoices/KnownProperty.tsx'
import { PROPERTY_CHOICES, type PropertyChoice } from '../../properties/properties/property-choices.ts'
import { useMay } from '../../sessions/rights.ts'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { type About, ABOUTS, type Beginning } from './begin.forms.ts'
import { text } from './begin.text.ts'

/** What an agreement is about: a home, perhaps with one of its leases, or a person. */
export function AboutFields({ beginning }: { beginning: Beginning }) {
  const may = useMay()
  const { control } = useFormContext<Beginning>()
  const about = useWatch({ control, name: 'About' })
  const isOffered: Readonly<Record<About, boolean>> = {
    property: may(GetDdlUserAssets),
    lease: beginning.About === 'lease',
    connection: may(GetDdlJoinedUserConnections),
  }
  return (
    <>
      <RadioCards
        name="About"
        label={text.about}
        choices={ABOUTS.filter((one) => isOffered[one]).map((Id) => ({ Id, Text: text.abouts[Id], detail: text.abouts[`${Id}Detail`] }))}
      />
      {about === 'property' && <OneProperty assetId={beginning.AssetId} />}
      {about === 'connection' && <OneConnection connectionId={beginning.ConnectionId} />}
    </>
  )
}

function OneProperty({ assetId }: { assetId: string | null }) {
  if (assetId === null) return <PropertyField known={null} />
  return <KnownProperty assetId={assetId}>{(known) => <PropertyField known={known} />}</KnownProperty>
}

function PropertyField({ known }: { known: PropertyChoice | null }) {
  const { control, setValue } = useFormContext<Beginning>()
  const property = useWatch({ control, name: 'AssetId' })
  return (
    <>
      <ComboboxField<PropertyChoice>
        name="AssetId"
        label={text.property}
        things={text.properties}
        placeholder={text.typeTitle}
        {...PROPERTY_CHOICES}
        initial={known}
        onPick={() => setValue('LeaseId', null)}
      />
      {property !== null && <LeaseField key={property} property={property} />}
    </>
  )
}

/** Drafts that are to be signed, and leases that run or are to come; where there are none, there is nothing to choose. */
function LeaseField({ property }: { property: string }) {
  const may = useMay()
  const { data } = useCall(GetAssetAssignedProfiles, { AssetId: property }, { enabled: may('leases:view') })
  const leases = (data?.Leases ?? []).filter(({ IsDraft, State }) => IsDraft || State !== 'past')
  if (leases.length === 0) return null
  return (
    <SelectField
      name="LeaseId"
      label={text.lease}
      help={text.leaseHelp}
      choices={leases.map((lease) => ({ Id: lease.LeaseId, Text: leaseText(lease) }))}
      placeholder={text.noLease}
      optional
    />
  )
}

function leaseText(lease: LeaseRead): string {
  const words = { names: lease.Tenants.map(({ Name }) => Name).join(', '), time: tenureText(lease) }
  return lease.IsDraft ? text.draftOf(words) : text.leaseOf(words)
}

type ConnectionChoice = { readonly ConnectionId: string; readonly Text: string }

function OneConnection({ connectionId }: { connectionId: string | null }) {
  return connectionId === null ? <ConnectionField known={null} /> : <KnownConnection id={connectionId} />
}

/** Without its name the field would look empty, and hold it all the same. */
function KnownConnection({ id }: { id: string }) {
  const { data, error, refetch } = useCall(GetUserConnectionDetails, { ConnectionId: id })
  if (data) return <ConnectionField known={{ ConnectionId: id, Text: data.With.Name }} />
  return error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <FormSkeleton />
}

function ConnectionField({ known }: { known: ConnectionChoice | null }) {
  return (
    <ComboboxField<ConnectionChoice>
      name="ConnectionId"
      label={text.connection}
      things={text.connections}
      placeholder={text.typeName}
      search={async (Text, signal) => (await call(GetDdlJoinedUserConnections, { Text }, { signal })).Items}
      textOf={({ Text }) => Text}
      valueOf={({ ConnectionId }) => ConnectionId}
      initial={known}
    />
  )
}
