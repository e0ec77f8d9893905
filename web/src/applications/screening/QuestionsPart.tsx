import { AnswerScreeningQuestions } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { useRef, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { AnswersForm } from './own.forms.ts'
import { text } from './own.text.ts'
import styles from './Screening.module.css'

type QuestionsPartProps = { formId: string; screeningId: string; questions: NonNullable<ScreeningRead['Questions']> }

/** What the agency asks to know that it is really the applicant. All answers go at once. */
export function QuestionsPart({ formId, screeningId, questions: { Items, AttemptsLeft } }: QuestionsPartProps) {
  const part = useRef<HTMLDivElement>(null)
  useFocusHandedOn(part)
  const command = useCommand(AnswerScreeningQuestions, { forgets: true })
  const [initial] = useState(() => ({ Answers: Items.map(() => '') }))
  const form = useContractForm(AnswersForm, initial)
  return (
    <div ref={part} className={styles.part}>
      <p className={styles.soft}>{text.attempts({ count: AttemptsLeft })}</p>
      <Form
        form={form}
        label={text.questions}
        onSubmit={async ({ Answers }) => {
          await command.run({
            FormId: formId,
            ScreeningId: screeningId,
            Answers: Items.map(({ QuestionId }, index) => ({ QuestionId, ChoiceId: Answers[index] ?? '' })),
          })
          toast.success(messages.answered)
        }}
      >
        {Items.map(({ QuestionId, Text, Choices }, index) => (
          <RadioCards
            key={QuestionId}
            name={`Answers.${index}`}
            label={Text}
            choices={Choices.map((choice) => ({ Id: choice.ChoiceId, Text: choice.Text }))}
          />
        ))}
        <FormActions>
          <SubmitButton>{text.sendAnswers}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
