import { paths } from '@keystead/contract/navigation/paths.ts'
import { FORM_SECTIONS } from '@keystead/contract/applications/form/form.values.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { type FormDetails, isReady, stepTitle } from './form-steps.ts'
import { saidProblem } from './said-problem.ts'
import { text } from './review.text.ts'
import styles from './Form.module.css'

/** What keeps a form from being submitted, by step. */
export function MissingParts({ details }: { details: FormDetails }) {
  if (isReady(details)) return <p className={styles.notice}>{text.complete}</p>
  const parts = [
    ...FORM_SECTIONS.map((step) => ({
      step,
      sentences: details.Sections.flatMap(({ Section: of, Missing }) => (of === step ? Missing.map(saidProblem) : [])),
    })),
    { step: 'documents' as const, sentences: details.MissingDocuments === null ? [] : [details.MissingDocuments] },
  ]
  return (
    <Section title={text.missing}>
      <div className={styles.list}>
        {parts
          .filter(({ sentences }) => sentences.length > 0)
          .map(({ step, sentences }) => (
            <div key={step} className={styles.notice} data-gap="">
              <h3>{stepTitle(step)}</h3>
              <ul>
                {[...new Set(sentences)].map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              <LinkButton to={paths.applicationForm({ id: details.FormId, step })} size="sm">
                {text.goTo({ step: stepTitle(step) })}
              </LinkButton>
            </div>
          ))}
      </div>
    </Section>
  )
}
