import { MAX_REFERENCE_COMMENT } from '@keystead/contract/applications/references/reference.values.ts'
import { fairHousingWarnings } from '@keystead/contract/properties/properties/fair-housing.ts'
import { useWatch } from 'react-hook-form'
import { FairHousingNotice } from '../../properties/properties/fair-housing/FairHousingNotice.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { text } from './give-reference.text.ts'
import { text as questions } from './questions.text.ts'

/** Words of one's own. Where some may go against the law, who writes them says that they have read it. */
export function CommentFields() {
  const typed: unknown = useWatch({ name: 'Comment' })
  const found = fairHousingWarnings(typeof typed === 'string' ? typed : '')
  return (
    <>
      <TextAreaField name="Comment" label={questions.comment} help={text.commentHelp} max={MAX_REFERENCE_COMMENT} rows={4} optional />
      <FairHousingNotice name="Comment" />
      {found.length > 0 && <CheckboxField name="FairHousingReviewed" label={text.reviewed} />}
    </>
  )
}
