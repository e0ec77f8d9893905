import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { PROPERTY_CHOICES, type PropertyChoice } from '../../properties/properties/property-choices.ts'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { Chip, LinkChip } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { FilterIcon } from '../../ui/icons.ts'
import { PersonForm, PropertyForm } from './document-search.forms.ts'
import type { DocumentsView } from './documents-address.ts'
import { text } from './documents.text.ts'
import { type PersonChoice, searchPeople } from './KnownPerson.tsx'

type FilterProps = {
  view: DocumentsView
  go: (change: Partial<DocumentsView>) => void
  addressOf: (change: Partial<DocumentsView>) => string
}

/** Tenants have no properties to choose from. */
export function PropertyFilter({ view: { property }, go, addressOf }: FilterProps) {
  const session = useSession()
  const may = useMay()
  const canChoose = session !== null && profileTypeOf(session) !== 'Tenant' && may(GetDdlUserAssets)
  const { data } = useCall(GetDdlUserAssets, { AssetId: property }, { enabled: canChoose && property !== null })
  if (!canChoose) return null
  return (
    <AboutFilter
      label={text.ofProperty}
      chosen={property && (data?.Items[0]?.Text ?? text.property)}
      without={addressOf({ property: null })}
      asks={PropertyDialog}
      onChoose={(id) => go({ property: id, person: null })}
    />
  )
}

/** Members who are given a list of homes see the documents of those alone. */
export function PersonFilter({ view: { person }, go, addressOf }: FilterProps) {
  const session = useSession()
  const may = useMay()
  const canChoose = !session?.Member?.IsLimited && may(GetDdlJoinedUserConnections)
  const { data } = useCall(GetDdlJoinedUserConnections, { ProfileId: person }, { enabled: canChoose && person !== null })
  if (!canChoose) return null
  return (
    <AboutFilter
      label={text.ofPerson}
      chosen={person && (data?.Items[0]?.Text ?? text.person)}
      without={addressOf({ person: null })}
      asks={PersonDialog}
      onChoose={(id) => go({ person: id, property: null })}
    />
  )
}

type AboutFilterProps = {
  label: string
  /** As it is called; null: nothing is chosen. */
  chosen: string | null
  without: string
  asks: ComponentType<ChoiceDialogProps>
  onChoose: ChoiceDialogProps['onChoose']
}

function AboutFilter({ label, chosen, without, asks: ChoosingDialog, onChoose }: AboutFilterProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {chosen === null ? (
        <Chip icon={FilterIcon} onClick={() => setIsAsking(true)}>
          {label}
        </Chip>
      ) : (
        <LinkChip to={without} removes={text.removeFilter({ filter: chosen })}>
          {chosen}
        </LinkChip>
      )}
      {isAsking && <ChoosingDialog onChoose={onChoose} onClose={() => setIsAsking(false)} />}
    </>
  )
}

type ChoiceDialogProps = { onChoose: (id: string | null) => void; onClose: () => void }

function PropertyDialog({ onChoose, onClose }: ChoiceDialogProps) {
  return (
    <ChoiceDialog title={text.ofPropertyTitle} rules={PropertyForm} onChoose={onChoose} onClose={onClose}>
      <ComboboxField<PropertyChoice>
        name="Chosen"
        label={text.property}
        things={text.properties}
        placeholder={text.typeTitle}
        {...PROPERTY_CHOICES}
      />
    </ChoiceDialog>
  )
}

function PersonDialog({ onChoose, onClose }: ChoiceDialogProps) {
  return (
    <ChoiceDialog title={text.ofPersonTitle} rules={PersonForm} onChoose={onChoose} onClose={onClose}>
      <ComboboxField<PersonChoice>
        name="Chosen"
        label={text.person}
        things={text.people}
        placeholder={text.typeName}
        search={searchPeople}
        textOf={({ Text }) => Text}
        valueOf={({ Id }) => Id}
      />
    </ChoiceDialog>
  )
}

type Chosen = { Chosen: string | null }

function ChoiceDialog({
  title,
  rules,
  onChoose,
  onClose,
  children,
}: ChoiceDialogProps & { title: string; rules: z.ZodType<Chosen, Chosen>; children: ReactNode }) {
  const form = useContractForm(rules, { Chosen: null })
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        form={form}
        guard={false}
        onSubmit={({ Chosen }) => {
          onChoose(Chosen)
          onClose()
        }}
      >
        {children}
        <FormActions>
          <SubmitButton>{text.show}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
