import type { AboutChoice } from '@keystead/contract/documents/documents/document.forms.ts'
import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { DOCUMENT_TYPES, MAX_DOCUMENT_DESCRIPTION, VISIBILITIES } from '@keystead/contract/documents/documents/document.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateField } from '../../ui/form/DateField.tsx'
import { FoldedFields } from '../../ui/form/FoldedFields.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { AboutFields } from './AboutFields.tsx'
import { type DocumentDraft, isOfHome, isPersonal, isRestricted, usualVisibility } from './document-draft.ts'
import { text } from './upload.text.ts'

/** Who sees it follows from the type, for as long as no one has said otherwise. `isOfLease`: the page says that it is about one. */
export function TypeField({ isOfLease }: { isOfLease: boolean }) {
  const { setValue, getValues, getFieldState } = useFormContext<DocumentDraft>()
  return (
    <SelectField
      name="DocumentTypeId"
      label={text.type}
      choices={DOCUMENT_TYPES}
      onPick={(id) => {
        const typeId = typeof id === 'number' ? id : null
        if (!isRestricted(typeId) && getFieldState('VisibilityId').isDirty) return
        const isAboutLease = getValues('About') === 'property' && getValues('Lease') !== null
        setValue('VisibilityId', usualVisibility(typeId, { isOfLease: isOfLease || isAboutLease }))
      }}
    />
  )
}

type OwnersFieldsProps = {
  /** The page says already what they are about. */
  fixed?: { readonly choice: AboutChoice; readonly text: string } | null
  /** The home of the folder: what they are about where nothing else is chosen. */
  ofFolder?: string | null
  /** What a document was about when the form was opened. */
  kept?: DocumentDetails['About']
}

/** What only the owner of the drawer says. Who sees it is asked of papers of homes alone. */
export function OwnersFields({ fixed = null, ofFolder = null, kept = null }: OwnersFieldsProps) {
  const { control } = useFormContext<DocumentDraft>()
  const [about, property, typeId] = useWatch({ control, name: ['About', 'Property', 'DocumentTypeId'] })
  if (fixed) {
    return (
      <>
        <p>{text.isAbout({ thing: fixed.text })}</p>
        {isOfHome(fixed.choice.Kind) && <VisibilityField typeId={typeId} />}
      </>
    )
  }
  const isAboutHome = about === null ? ofFolder !== null : about === 'property' && property !== null
  return (
    <>
      <AboutFields ofFolder={ofFolder} kept={kept} />
      {isAboutHome && <VisibilityField typeId={typeId} />}
    </>
  )
}

function VisibilityField({ typeId }: { typeId: number | null }) {
  const reason = isRestricted(typeId) ? text.restricted : null
  return (
    <RadioCards
      name="VisibilityId"
      label={text.visibility}
      help={isPersonal(typeId) && !reason ? text.personal : text.visibilityHelp}
      choices={[
        { Id: VISIBILITIES.OnlyOwner, Text: text.onlyYou, detail: text.onlyYouDetail },
        { Id: VISIBILITIES.Team, Text: text.team, detail: text.teamDetail, disabledReason: reason },
        { Id: VISIBILITIES.Tenants, Text: text.tenants, detail: text.tenantsDetail, disabledReason: reason },
      ]}
    />
  )
}

export function MoreFields() {
  return (
    <FoldedFields title={text.more} note={text.moreNote} fields={['Date', 'ExpiryDate', 'Tags', 'Description']}>
      <FieldRow>
        <DateField name="Date" label={text.date} help={text.dateHelp} optional />
        <DateField name="ExpiryDate" label={text.expiry} help={text.expiryHelp} optional />
      </FieldRow>
      <TextField name="Tags" label={text.tags} help={text.tagsHelp} optional />
      <TextAreaField name="Description" label={text.description} max={MAX_DOCUMENT_DESCRIPTION} rows={3} optional />
    </FoldedFields>
  )
}
