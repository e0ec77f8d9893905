import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetProfileDetails } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { GetUserConnectionDetails } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { PROFILE_TYPES, profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { kindOfWord } from '../../people/connections/connection-address.ts'
import { EMPTY_INVITE } from './invite-draft.ts'
import { InviteForm, type InviteStart } from './InviteForm.tsx'
import { InviteManyForm } from './InviteManyForm.tsx'
import { text } from './send-invite.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

const WAY = [{ text: text.connections, to: paths.connections() }]

/** Asks someone to connect: a person who is here, or an address that is new. */
export function SendInviteScreen() {
  const session = useSession()
  const start = useInviteStart()
  const profileType = session && profileTypeOf(session)
  const [search] = useSearchParams()
  const isMany = search.get('to') === 'many'
  const kept = { type: search.get('type'), asset: search.get('asset') }
  return (
    <Page title={text.title} description={text.intro} breadcrumbs={WAY} width="narrow">
      <Tabs
        label={text.tabsLabel}
        tabs={[
          { text: text.onePerson, to: paths.sendInvite(kept), isCurrent: !isMany },
          { text: text.many, to: paths.sendInvite({ ...kept, to: 'many' }), isCurrent: isMany },
        ]}
      />
      {!start || !profileType ? (
        <FormSkeleton count={4} />
      ) : isMany ? (
        <InviteManyForm typeId={start.draft.ProfileTypeId} home={start.assets[0] ?? null} profileType={profileType} />
      ) : (
        <InviteForm start={start} profileType={profileType} />
      )}
    </Page>
  )
}

/** What the address fills in. What it names wrong, or may not see, is left out; null until that is known. */
function useInviteStart(): InviteStart | null {
  const [search] = useSearchParams()
  const session = useSession()
  const isOwner = session !== null && profileTypeOf(session) === 'Owner'
  const again = search.get('again')
  const person = search.get('person')
  const asset = isOwner ? search.get('asset') : null
  const connection = useCall(GetUserConnectionDetails, { ConnectionId: again ?? '' }, { enabled: again !== null })
  const profile = useCall(GetProfileDetails, { ProfileId: person ?? '' }, { enabled: person !== null })
  const property = useCall(GetDdlUserAssets, { AssetId: asset }, { enabled: asset !== null })
  if ([connection, profile, property].some(({ isLoading }) => isLoading)) return null

  const known = personOf(connection.data?.With) ?? personOf(profile.data)
  const assets = property.data?.Items ?? []
  const typeId = connection.data?.With.ProfileTypeId ?? known?.ProfileTypeId ?? kindOfWord(search.get('type'))
  return {
    draft: {
      ...EMPTY_INVITE,
      ProfileTypeId: typeId ?? (assets.length > 0 ? PROFILE_TYPES.Agent : null),
      ProfileId: known?.Id ?? null,
      Email: known ? null : (connection.data?.InvitedEmail ?? null),
      AssetIds: assets.map(({ Id }) => Id),
    },
    person: known,
    assets,
  }
}

type Known = { ProfileId: string | null; Name: string; ProfileType: string; AccountType: string | null }

function personOf(person: Known | undefined): InviteStart['person'] {
  const type = Object.values(PROFILE_TYPES).find((id) => profileTypeName(id) === person?.ProfileType)
  if (!person?.ProfileId || !type) return null
  return { Id: person.ProfileId, Text: person.Name, ProfileTypeId: type, AccountType: person.AccountType ?? 'Personal' }
}
