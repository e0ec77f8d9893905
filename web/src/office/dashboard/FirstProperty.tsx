import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CsvIcon, HomeIcon, PlusIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { text } from './owner-dashboard.text.ts'

/** For owners without a home who have put the first steps away. */
export function FirstProperty() {
  return (
    <Section title={text.yourBusiness}>
      <Card>
        <EmptyState
          title={messages.noPropertiesFound}
          icon={HomeIcon}
          action={
            <>
              <OpenLinkButton to={paths.addNewProperty()} variant="primary" icon={PlusIcon}>
                {text.addFirst}
              </OpenLinkButton>
              <OpenLinkButton to={paths.importProperties()} icon={CsvIcon}>
                {text.importFile}
              </OpenLinkButton>
            </>
          }
        >
          {text.addFirstNote}
        </EmptyState>
      </Card>
    </Section>
  )
}
