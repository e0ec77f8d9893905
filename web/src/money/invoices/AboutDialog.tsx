import { GetDdlInvoiceFilters } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { call } from '../../api/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { AboutForm } from './invoice-search.forms.ts'
import { filtersOf, type InvoicesView } from './invoices-address.ts'
import { text } from './invoices.text.ts'

type AboutDialogProps = {
  view: InvoicesView
  /** What is chosen now, as it is called. */
  property: string | null
  person: string | null
  onChoose: (change: Pick<InvoicesView, 'property' | 'person'>) => void
  onClose: () => void
}

/** Chooses among the properties and people that have an invoice in the list. */
export function AboutDialog({ view, property, person, onChoose, onClose }: AboutDialogProps) {
  const form = useContractForm(AboutForm, { Property: view.property, Person: view.person })
  return (
    <Dialog open onClose={onClose} title={text.whatAboutTitle}>
      <Form
        form={form}
        guard={false}
        onSubmit={({ Property, Person }) => {
          onChoose({ property: Property, person: Person })
          onClose()
        }}
      >
        <About name="Property" of="property" view={view} chosen={property} />
        <About name="Person" of="person" view={view} chosen={person} />
        <FormActions>
          <SubmitButton>{text.show}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

type Choice = OutputOf<typeof GetDdlInvoiceFilters>['Items'][number]
type AboutProps = { name: 'Property' | 'Person'; of: 'property' | 'person'; view: InvoicesView; chosen: string | null }

function About({ name, of, view, chosen }: AboutProps) {
  const id = view[of]
  return (
    <ComboboxField<Choice>
      name={name}
      label={text[of]}
      things={of === 'property' ? text.properties : text.people}
      placeholder={of === 'property' ? text.typeTitle : text.typeName}
      search={async (Text, signal) =>
        (await call(GetDdlInvoiceFilters, { Direction: filtersOf(view).direction, Of: of, Text }, { signal })).Items
      }
      textOf={({ Text }) => Text}
      valueOf={({ Id }) => Id}
      initial={id && chosen ? { Id: id, Text: chosen } : null}
      optional
    />
  )
}
