import { MIN_DESCRIPTION_CHARACTERS } from '@keystead/contract/properties/properties/property.listing.ts'
import { SHOWING_ACCESS } from '@keystead/contract/properties/fields/property.values.ts'
import { useFormContext } from 'react-hook-form'
import type { State } from '../../../places/reference-data/use-states.ts'
import { FieldRow } from '../../../ui/form/Form.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { FairHousingNotice } from '../fair-housing/FairHousingNotice.tsx'
import { proposedTitleOf } from './property-draft.ts'
import { OptionalFields } from './OptionalFields.tsx'
import { PROPERTY_LABELS, type PropertyDraft, type PropertyField } from './property-fields.ts'
import styles from './PropertyForm.module.css'

const SEEN_BY_AGENTS: readonly PropertyField[] = ['ParcelNumber', 'ShowingAccessId', 'ShowingInstructions']
const SEEN_BY_MANAGER: readonly PropertyField[] = ['ReferenceCode', 'PrivateRemarks']

/** What strangers read, and what they never do. */
export function DescriptionFields({ states, isAgent }: { states: readonly State[]; isAgent: boolean }) {
  return (
    <>
      <TitleField states={states} />
      <FairHousingNotice name="Title" />
      <TextAreaField
        name="Description"
        label={PROPERTY_LABELS.Description}
        help={`What makes it good to be there: light, rooms, neighborhood. ${MIN_DESCRIPTION_CHARACTERS} characters or more before it can be listed.`}
        max={5000}
        rows={8}
      />
      <FairHousingNotice name="Description" />
      <TextField
        name="VirtualTourUrl"
        label={PROPERTY_LABELS.VirtualTourUrl}
        optional
        help="The address of a walk through it on another site."
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        maxLength={200}
      />
      <OptionalFields title="Not for strangers" fields={isAgent ? SEEN_BY_AGENTS : [...SEEN_BY_AGENTS, ...SEEN_BY_MANAGER]}>
        <p className={styles.stepNote}>
          {isAgent ? 'You and the manager see this.' : 'Agents who list it see how to show it; the rest is for you alone.'}
        </p>
        <FieldRow>
          {!isAgent && (
            <TextField
              name="ReferenceCode"
              label={PROPERTY_LABELS.ReferenceCode}
              optional
              help="Your own name for it, such as OAK-12. Imports find it by this."
              maxLength={64}
            />
          )}
          <TextField
            name="ParcelNumber"
            label={PROPERTY_LABELS.ParcelNumber}
            optional
            help="As the county counts it."
            autoComplete="off"
            maxLength={60}
          />
        </FieldRow>
        <SelectField
          name="ShowingAccessId"
          label={PROPERTY_LABELS.ShowingAccessId}
          optional
          help="How visitors get in to look."
          choices={SHOWING_ACCESS}
          placeholder="Not said"
        />
        <TextAreaField
          name="ShowingInstructions"
          label={PROPERTY_LABELS.ShowingInstructions}
          optional
          help="For those who show it: where the key is, which door, what to switch off."
          max={1000}
          rows={3}
        />
        {!isAgent && (
          <TextAreaField
            name="PrivateRemarks"
            label={PROPERTY_LABELS.PrivateRemarks}
            optional
            help="Whatever you want to remember: people to call, what needs repair."
            max={2000}
          />
        )}
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
      help={`What people read first: what it is, and what is good about it.${proposed === null ? '' : ` Left empty, it is: ${proposed}.`}`}
      placeholder={proposed ?? undefined}
      maxLength={120}
    />
  )
}
