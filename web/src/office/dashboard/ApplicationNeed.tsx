import type { ApplicationCard } from '@keystead/contract/applications/applications/application.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { namesText } from '../../agreements/agreements/agreement-words.ts'
import { ClipboardListIcon } from '../../ui/icons.ts'
import { Item } from '../../ui/ItemList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { text } from './needs.text.ts'

/** An application whose form is the reader’s to fill in, or on which they decide. */
export function ApplicationNeed({ application }: { application: ApplicationCard }) {
  const { ApplicationId, FormId, Home, LandlordName, Names, Next } = application
  const home = Home.Title
  if (Next === 'fill' && FormId !== null)
    return (
      <Item
        icon={ClipboardListIcon}
        title={text.applicationToFill({ home })}
        action={
          <LinkButton to={paths.applicationForm({ id: FormId })} aria-label={text.fillInOf({ home })}>
            {text.fillIn}
          </LinkButton>
        }
      >
        {LandlordName}
      </Item>
    )
  return (
    <Item
      icon={ClipboardListIcon}
      title={text.appliedFor({ people: namesText(Names), home })}
      action={
        <LinkButton to={paths.viewApplication(ApplicationId)} aria-label={text.readFormsOf({ home })}>
          {text.readForms}
        </LinkButton>
      }
    >
      {Home.AddressLine}
    </Item>
  )
}
