import { DOCUMENT_TYPES } from '@keystead/contract/documents/documents/document.values.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import type { PropertyChoice } from '../../money/invoices/KnownProperty.tsx'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { Chip, Chips, LinkChip } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ChevronDownIcon, FilterIcon, SortIcon } from '../../ui/icons.ts'
import { Menu } from '../../ui/Menu.tsx'
import { PropertyForm, SearchForm } from './document-search.forms.ts'
import { type DocumentsView, EXPIRIES, FOLDER_SORTS, LONGEST_SEARCH } from './documents-address.ts'
import { text } from './documents.text.ts'

type DocumentFiltersProps = { view: DocumentsView; addressOf: (change: Partial<DocumentsView>) => string }

export function DocumentFilters({ view, addressOf }: DocumentFiltersProps) {
  const navigate = useNavigate()
  const go = (change: Partial<DocumentsView>) => void navigate(addressOf(change), { replace: true })
  return (
    <ListFilters
      label={text.title}
      rules={SearchForm}
      text={view.text}
      onText={(words) => go({ text: words })}
      placeholder={text.search}
      maxLength={LONGEST_SEARCH}
    >
      <Chips>
        <TypeFilter view={view} go={go} />
        <ExpiryFilter view={view} go={go} />
        <PropertyFilter view={view} go={go} addressOf={addressOf} />
        <SortMenu view={view} go={go} />
      </Chips>
    </ListFilters>
  )
}

type FilterProps = { view: DocumentsView; go: (change: Partial<DocumentsView>) => void }

function TypeFilter({ view: { typeId }, go }: FilterProps) {
  const chosen = DOCUMENT_TYPES.find(({ Id }) => Id === typeId)
  return (
    <Menu
      align="start"
      trigger={
        <Chip active={chosen !== undefined} iconAfter={ChevronDownIcon}>
          {chosen?.Text ?? text.anyType}
        </Chip>
      }
      entries={[
        { text: text.anyType, isChosen: typeId === null, onSelect: () => go({ typeId: null }) },
        ...DOCUMENT_TYPES.map(({ Id, Text }) => ({ text: Text, isChosen: Id === typeId, onSelect: () => go({ typeId: Id }) })),
      ]}
    />
  )
}

function ExpiryFilter({ view: { expiry }, go }: FilterProps) {
  return (
    <Menu
      align="start"
      trigger={
        <Chip active={expiry !== null} iconAfter={ChevronDownIcon}>
          {expiry === null ? text.anyExpiry : text.expiry[expiry]}
        </Chip>
      }
      entries={[
        { text: text.anyExpiry, isChosen: expiry === null, onSelect: () => go({ expiry: null }) },
        ...EXPIRIES.map((one) => ({ text: text.expiry[one], isChosen: one === expiry, onSelect: () => go({ expiry: one }) })),
      ]}
    />
  )
}

function SortMenu({ view: { sort }, go }: FilterProps) {
  return (
    <Menu
      align="start"
      trigger={
        <Chip icon={SortIcon} iconAfter={ChevronDownIcon}>
          {text.sorts[sort]}
        </Chip>
      }
      entries={FOLDER_SORTS.map((one) => ({ text: text.sorts[one], isChosen: one === sort, onSelect: () => go({ sort: one }) }))}
    />
  )
}

/** Tenants have no properties to choose from. */
function PropertyFilter({ view: { property }, go, addressOf }: FilterProps & Pick<DocumentFiltersProps, 'addressOf'>) {
  const [isAsking, setIsAsking] = useState(false)
  const session = useSession()
  const may = useMay()
  const canChoose = session !== null && profileTypeOf(session) !== 'Tenant' && may(GetDdlUserAssets)
  const { data } = useCall(GetDdlUserAssets, { AssetId: property }, { enabled: canChoose && property !== null })
  if (!canChoose) return null
  return (
    <>
      {property === null ? (
        <Chip icon={FilterIcon} onClick={() => setIsAsking(true)}>
          {text.ofProperty}
        </Chip>
      ) : (
        <LinkChip to={addressOf({ property: null })} removes={text.removeFilter({ filter: data?.Items[0]?.Text ?? text.property })}>
          {data?.Items[0]?.Text ?? text.property}
        </LinkChip>
      )}
      {isAsking && <PropertyDialog onChoose={(id) => go({ property: id })} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function PropertyDialog({ onChoose, onClose }: { onChoose: (id: string | null) => void; onClose: () => void }) {
  const form = useContractForm(PropertyForm, { Property: null })
  return (
    <Dialog open onClose={onClose} title={text.ofPropertyTitle}>
      <Form
        form={form}
        guard={false}
        onSubmit={({ Property }) => {
          onChoose(Property)
          onClose()
        }}
      >
        <ComboboxField<PropertyChoice>
          name="Property"
          label={text.property}
          things={text.properties}
          placeholder={text.typeTitle}
          search={async (Text, signal) => (await call(GetDdlUserAssets, { Text }, { signal })).Items}
          textOf={({ Text, Detail }) => (Detail ? `${Text}, ${Detail}` : Text)}
          valueOf={({ Id }) => Id}
        />
        <FormActions>
          <SubmitButton>{text.show}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
