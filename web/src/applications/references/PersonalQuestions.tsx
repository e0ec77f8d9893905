import { PersonalAnswerForm } from '@keystead/contract/applications/references/reference.forms.ts'
import { GivePersonalReference } from '@keystead/contract/applications/references/reference.operations.ts'
import { KNOWN_FOR, MAX_KNOWN_HOW } from '@keystead/contract/applications/references/reference.values.ts'
import { useCommand } from '../../api/query.ts'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { choicesOf } from './choices.ts'
import { text } from './questions.text.ts'
import { type Giving, ReferenceForm } from './ReferenceForm.tsx'

/** How someone knows who applies. */
export function PersonalQuestions({ giving }: { giving: Giving }) {
  const command = useCommand(GivePersonalReference)
  const form = useContractForm(PersonalAnswerForm, { KnownHow: '', FairHousingReviewed: false })
  return (
    <ReferenceForm form={form} giving={giving} send={(said) => command.run({ ...said, Token: giving.token })}>
      <TextField name="KnownHow" label={text.personal.KnownHow} autoComplete="off" maxLength={MAX_KNOWN_HOW} dir="auto" />
      <RadioCards name="KnownFor" label={text.personal.KnownFor} choices={choicesOf(KNOWN_FOR, text.knownFor)} />
    </ReferenceForm>
  )
}
