import { MIN_DESCRIPTION_CHARACTERS } from '@keystead/contract/properties/properties/property.listing.ts'
import { useFormContext } from 'react-hook-form'
import type { State } from '../../../places/reference-data/use-states.ts'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { FairHousingNotice } from '../fair-housing/FairHousingNotice.tsx'
import { proposedTitleOf } from './property-draft.ts'
import { OptionalFields } from './OptionalFields.tsx'
import { SectionFields } from './SectionFields.tsx'
import { tellingFields } from './field-rows.ts'
import { PROPERTY_LABELS, type PropertyDraft, type PropertyField } from './property-fields.ts'
import styles from './PropertyForm.module.css'
import { text } from './facts.text.ts'

const SEEN_BY_MANAGER: readonly PropertyField[] = ['ReferenceCode', 'PrivateRemarks']

/** What strangers read, and what they never do. */
export function DescriptionFields({ states, isAgent }: { states: readonly State[]; isAgent: boolean }) {
  const unseen = isAgent ? SEEN_BY_MANAGER : []
  return (
    <>
      <TitleField states={states} />
      <FairHousingNotice name="Title" />
      <TextAreaField
        name="Description"
        label={PROPERTY_LABELS.Description}
        help={text.descriptionHelp({ characters: MIN_DESCRIPTION_CHARACTERS })}
        max={5000}
        rows={8}
      />
      <FairHousingNotice name="Description" />
      <SectionFields section="words" />
      <OptionalFields title={text.privateTitle} fields={tellingFields('private').filter((field) => !unseen.includes(field))}>
        <p className={styles.stepNote}>{isAgent ? text.privateForAgents : text.privateForOwners}</p>
        <SectionFields section="private" but={unseen} />
      </OptionalFields>
    </>
  )
}

/** Without words of the owner it is called what we propose, which is said here before anyone reads it. */
function TitleField({ states }: { states: readonly State[] }) {
  const proposed = proposedTitleOf(useFormContext<PropertyDraft>().getValues(), states)
  return (
    <TextField
      name="Title"
      label={PROPERTY_LABELS.Title}
      optional
      help={proposed === null ? text.titleHelp : text.titleProposed({ title: proposed })}
      placeholder={proposed ?? undefined}
      maxLength={120}
    />
  )
}
