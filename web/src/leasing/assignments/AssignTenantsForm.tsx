import { AssignAssetInput } from '@keystead/contract/leasing/assignments/assignment.forms.ts'
import { AssignAsset, GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddLeaseDraft, EditLeaseDraft, type LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { BILLINGS, BILLING_TEXTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { RENT_FREQUENCIES } from '@keystead/contract/properties/fields/property.values.ts'
import { messages as assignmentsMessages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import { messages as leasesMessages } from '@keystead/contract/leasing/leases/leases-messages.text.ts'
import type { PersonItem } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { Suspense, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { LawHint } from '../../places/state-law/LawHint.tsx'
import { lawStateOf } from '../../properties/properties/law-state.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { BuildingIcon, KeyIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useToday } from '../../ui/use-today.ts'
import { viewAddress } from '../../properties/properties/form/property-places.ts'
import { ConnectedPeople } from './ConnectedPeople.tsx'
import { knownOf, newTerms, termsOf } from './lease-terms.ts'
import { GuarantorsAndOccupantsFields } from './GuarantorsAndOccupantsFields.tsx'
import { TenantFields } from './TenantFields.tsx'
import { text } from './assign.text.ts'

const InvitePersonsDialog = lazyPart(() => import('../persons/InvitePersonsDialog.tsx').then((part) => part.InvitePersonsDialog))

const BILLING_CHOICES = BILLINGS.map((billing) => ({
  Id: billing,
  Text: BILLING_TEXTS[billing].Text,
  detail: BILLING_TEXTS[billing].Detail,
}))

const LISTS = { 'Lease.Tenants': text.tenant, 'Lease.Guarantors': text.guarantor, 'Lease.Occupants': text.occupant }

/** The draft that an address names. */
export function draftIn(search: URLSearchParams): string | null {
  const named = search.get('draft') ?? ''
  return isRowId(named) ? named : null
}

type AssignTenantsFormProps = { details: UserAssetDetails; person?: string | null; draftId?: string | null }

/** Who moves in, from when, for how much, and how they share it; a draft that is written on where one is named. */
export function AssignTenantsForm({ details, person = null, draftId = null }: AssignTenantsFormProps) {
  if (details.Units) {
    return (
      <EmptyState
        title={leasesMessages.buildingIsLetByUnits}
        icon={BuildingIcon}
        action={
          <LinkButton to={viewAddress(details.AssetId, details.Relation)} variant="primary">
            {text.viewUnits}
          </LinkButton>
        }
      >
        {text.moveIntoUnits}
      </EmptyState>
    )
  }
  if (draftId !== null) return <DraftForm details={details} draftId={draftId} />
  return (
    <ConnectedPeople details={details} profileTypeId={PROFILE_TYPES.Tenant} wanted={person}>
      {(chosen, hasSome) => (
        <TenantsForm details={details} chosen={chosen} draft={null} isWrittenDown={details.Relation === 'manager' && !hasSome} />
      )}
    </ConnectedPeople>
  )
}

/** A draft is read again each time: it may have been recorded in another tab. */
function DraftForm({ details, draftId }: { details: UserAssetDetails; draftId: string }) {
  const { data, error, refetch } = useCall(GetAssetAssignedProfiles, { AssetId: details.AssetId })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const draft = data.Leases.find(({ LeaseId, IsDraft }) => IsDraft && LeaseId === draftId)
  if (draft) return <TenantsForm key={draft.LeaseId} details={details} chosen={null} draft={draft} />
  return (
    <EmptyState
      title={leasesMessages.leaseNotFound}
      icon={KeyIcon}
      action={<LinkButton to={viewAddress(details.AssetId, details.Relation)}>{text.viewProperty}</LinkButton>}
    />
  )
}

type TenantsFormProps = {
  details: UserAssetDetails
  chosen: PersonItem | null
  draft: LeaseRead | null
  /** No tenant is connected yet: the first one is written down. */
  isWrittenDown?: boolean
}

function TenantsForm({ details, chosen, draft, isWrittenDown = false }: TenantsFormProps) {
  const navigate = useNavigate()
  const today = useToday(details.TimeZone)
  const assign = useCommand(AssignAsset)
  const addDraft = useCommand(AddLeaseDraft)
  const editDraft = useCommand(EditLeaseDraft)
  const staysDraft = useRef(draft !== null)
  const form = useContractForm(AssignAssetInput, {
    AssetId: details.AssetId,
    Agent: null,
    WithUnits: false,
    Lease: draft ? termsOf(draft) : newTerms(details, today, { chosen, isWrittenDown }),
    Unlist: details.IsListed,
  })
  const tenants = useWatch({ control: form.control, name: 'Lease.Tenants' })
  const property = viewAddress(details.AssetId, details.Relation)
  const isManager = details.Relation === 'manager'
  const [inviting, setInviting] = useState<readonly string[] | null>(null)
  const goBack = async () => navigate(viewAddress(details.AssetId, details.Relation, 'people'))

  async function send(typed: ParsedInputOf<typeof AssignAsset>) {
    const { AssetId, Lease } = typed
    if (Lease === null) return
    if (draft) await editDraft.run({ LeaseId: draft.LeaseId, Version: draft.Version, Lease })
    else if (staysDraft.current) await addDraft.run({ AssetId, Lease })
    else {
      const { LeaseId } = await assign.run(typed)
      toast.success(assignmentsMessages.propertyAssigned)
      const ids = isManager ? await idsToInvite(AssetId, LeaseId) : []
      if (ids.length > 0) return setInviting(ids)
    }
    if (staysDraft.current) toast.success(text.draftSaved)
    await goBack()
  }

  return (
    <Form form={form} label={draft ? text.draftFormLabel : text.leaseFormLabel} lists={LISTS} onSubmit={send}>
      <FieldRow>
        <DateField name="Lease.TenureStart" label={text.startDate} timeZone={details.TimeZone} />
        <DateField name="Lease.TenureEnd" label={text.endDate} help={text.endDateHelp} optional timeZone={details.TimeZone} />
      </FieldRow>
      <FieldRow>
        <MoneyField name="Lease.Rent" label={text.rent} help={text.rentHelp} />
        <SelectField name="Lease.RentFrequencyId" label={text.rentFrequency} choices={RENT_FREQUENCIES} />
        <MoneyField name="Lease.Advance" label={text.advance} help={text.advanceHelp} />
      </FieldRow>
      <LawHint stateId={lawStateOf(details)} topic="DepositCap" />
      <TenantFields assetId={details.AssetId} known={knownOf(chosen, draft)} />
      {(tenants?.length ?? 0) > 1 && <RadioCards name="Lease.Billing" label={text.billing} choices={BILLING_CHOICES} />}
      <GuarantorsAndOccupantsFields of="Lease." guarantors={draft?.Guarantors ?? []} />
      {details.IsListed && !draft && <CheckboxField name="Unlist" label={text.unlist} help={text.unlistHelp} />}
      <FormActions>
        {!draft && <SubmitButton onClick={() => (staysDraft.current = false)}>{text.moveIn}</SubmitButton>}
        <SubmitButton variant={draft ? 'primary' : 'secondary'} onClick={() => (staysDraft.current = true)}>
          {text.saveAsDraft}
        </SubmitButton>
        <LinkButton to={property}>{text.cancel}</LinkButton>
      </FormActions>
      {inviting && (
        <Suspense>
          <InvitePersonsDialog ids={inviting} notNow={text.notNow} onClose={() => void goBack()} />
        </Suspense>
      )}
    </Form>
  )
}

/** Tenants of a new lease who have no account here and can be asked in at once. */
async function idsToInvite(AssetId: string, leaseId: string | null): Promise<string[]> {
  const { Leases } = await call(GetAssetAssignedProfiles, { AssetId })
  const tenants = Leases.find(({ LeaseId }) => LeaseId === leaseId)?.Tenants ?? []
  return tenants.flatMap(({ Person }) => (Person?.Email ? Person.PersonId : []))
}
