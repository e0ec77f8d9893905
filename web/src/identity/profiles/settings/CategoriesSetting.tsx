import { UpdateProfileCategoriesInput } from '@keystead/contract/identity/profiles/profile-details.forms.ts'
import { profileCategories } from '@keystead/contract/identity/profiles/profile-categories.ts'
import { UpdateProfileCategories } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { ChoiceChips } from '../../../ui/form/ChoiceChips.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form/Form.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useProfileCommand } from '../use-profile-command.ts'
import { text } from './profile-settings.text.ts'

/** What fits a profile of this type. */
export function CategoriesSetting({ profile }: { profile: ProfileDetails }) {
  const update = useProfileCommand(UpdateProfileCategories)
  const form = useContractForm(UpdateProfileCategoriesInput, { ProfileId: profile.ProfileId, CategoryIds: profile.ProfileCategoryIds })
  return (
    <Section title={text.categories}>
      <Form
        form={form}
        label={text.categories}
        onSubmit={async (typed) => {
          await update.run(typed)
          toast.success(messages.profileUpdated)
        }}
      >
        <ChoiceChips
          name="CategoryIds"
          label={text.categoriesLabel}
          help={text.categoriesHelp}
          optional
          choices={profileCategories(profile.ProfileTypeId).map(({ id, name }) => ({ Id: id, Text: name }))}
        />
        <FormActions>
          <SubmitButton>{text.saveCategories}</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}
