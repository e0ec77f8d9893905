import type { ApplicationCard } from '@keystead/contract/applications/applications/application.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { namesText } from '../../agreements/agreements/agreement-words.ts'
import { ClipboardListIcon } from '../../ui/icons.ts'
import { Item } from '../../ui/ItemList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { text } from './needs.text.ts'

/** An application whose form or conditions are the reader’s to answer, or on which they decide. */
export function ApplicationNeed({ application }: { application: ApplicationCard }) {
  const { title, words, label, to, note } = saidOf(application)
  return (
    <Item
      icon={ClipboardListIcon}
      title={title}
      action={
        <LinkButton to={to} aria-label={label}>
          {words}
        </LinkButton>
      }
    >
      {note}
    </Item>
  )
}

type Said = { title: string; words: string; label: string; to: string; note: string }

function saidOf({ ApplicationId, FormId, Home, LandlordName, Names, Next }: ApplicationCard): Said {
  const home = Home.Title
  const people = namesText(Names)
  const to = paths.viewApplication(ApplicationId)
  switch (Next) {
    case 'fill':
      return {
        title: text.applicationToFill({ home }),
        words: text.fillIn,
        label: text.fillInOf({ home }),
        to: FormId === null ? to : paths.applicationForm({ id: FormId }),
        note: LandlordName,
      }
    case 'answer':
      return {
        title: text.conditionsFor({ landlord: LandlordName, home }),
        words: text.readConditions,
        label: text.readConditionsOf({ home }),
        to,
        note: Home.AddressLine,
      }
    case 'screening':
      return { title: text.screeningFor({ home }), words: text.seeScreening, label: text.seeScreeningOf({ home }), to, note: LandlordName }
    case 'lease':
      return {
        title: text.approvedFor({ people, home }),
        words: text.draftLease,
        label: text.draftLeaseOf({ home }),
        to,
        note: Home.AddressLine,
      }
    default:
      return {
        title: text.appliedFor({ people, home }),
        words: text.readForms,
        label: text.readFormsOf({ home }),
        to,
        note: Home.AddressLine,
      }
  }
}
