import { DocumentsSection } from './DocumentsSection.tsx'
import { text } from './documents-section.text.ts'

/** Documents of one’s own about someone else; `mayAdd`: while the two are connected. */
export function DocumentsAboutPerson({ profileId, name, mayAdd }: { profileId: string; name: string; mayAdd: boolean }) {
  const choice = { Kind: 'profile', Id: profileId } as const
  return (
    <DocumentsSection
      which={{ About: choice }}
      about={{ choice, text: name }}
      mayAdd={mayAdd}
      intro={text.aboutPerson({ name })}
      none={text.nonePerson}
    />
  )
}

/** Documents of the business that the reader acts for. */
export function DocumentsOfBusiness({ profileId, name, mayAdd }: { profileId: string; name: string; mayAdd: boolean }) {
  const choice = { Kind: 'business', Id: profileId } as const
  return (
    <DocumentsSection
      which={{ About: choice }}
      about={{ choice, text: name }}
      mayAdd={mayAdd}
      intro={text.aboutBusiness}
      none={text.noneBusiness}
    />
  )
}
