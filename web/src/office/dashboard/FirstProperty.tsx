import { messages } from '@keystead/contract/text/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CsvIcon, HomeIcon, PlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'

/** For owners without a home who have put the first steps away. */
export function FirstProperty() {
  return (
    <Section title="Your business">
      <Card>
        <EmptyState
          title={messages.noPropertiesFound}
          icon={HomeIcon}
          action={
            <>
              <LinkButton to={paths.addNewProperty()} variant="primary" icon={PlusIcon}>
                Add your first property
              </LinkButton>
              <LinkButton to={paths.importProperties()} icon={CsvIcon}>
                Import from a file
              </LinkButton>
            </>
          }
        >
          Add one by hand, or bring them all from a spreadsheet. Nothing is shown to anyone until you list it.
        </EmptyState>
      </Card>
    </Section>
  )
}
