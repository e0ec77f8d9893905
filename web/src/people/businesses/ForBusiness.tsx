import type { BusinessItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { messages } from '@keystead/contract/people/businesses/businesses-messages.text.ts'
import { ACCOUNT_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { asCallFailure, type CallFailure } from '../../api/failure.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { NotForProfile } from '../../identity/profiles/NotForProfile.tsx'
import { NotForRole } from '../../identity/profiles/NotForRole.tsx'
import { useSwitchProfile } from '../../identity/profiles/use-switch-profile.ts'
import { refusedText, type Wanted } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { text } from './businesses.text.ts'
import { useBusinesses } from './use-businesses.ts'

type ForBusinessProps = {
  /** Of the page, while the business is not there yet. */
  title: string
  /** The business that the address names; null for the one that the reader acts for. */
  id: string | null
  /** What its role has to let a member do here. */
  wanted?: Wanted
  children: (business: BusinessItem) => ReactNode
}

const OF_ANY_MEMBER: Wanted = {}

/** Shows what concerns one business, once the reader acts for it: another one that the address names is switched to first. */
export function ForBusiness({ title, id, wanted = OF_ANY_MEMBER, children }: ForBusinessProps) {
  const session = useSession()
  const { data, error, refetch } = useBusinesses()
  if (error && !data) return <Frame title={title} failure={error} onRetry={() => void refetch()} />
  if (!data || !session) return <Frame title={title} />
  if (data.TotalCount === 0 && isPersonal(session)) return <NotForProfile />
  const activeId = session.Profile?.ProfileId
  const business = data.Items.find((one) => (id === null ? one.ProfileId === activeId : one.BusinessId === id))
  if (!business) return <Frame title={title} failure={{ message: messages.businessNotFound }} />
  if (business.ProfileId !== activeId) return <Switching key={business.BusinessId} title={title} business={business} />
  const refused = refusedText(session, wanted)
  return refused === null ? children(business) : <NotForRole sentence={refused} />
}

export function isPersonal({ Profile }: SessionRecord): boolean {
  return Profile?.AccountTypeId !== ACCOUNT_TYPES.Business
}

function Switching({ title, business }: { title: string; business: BusinessItem }) {
  const { pathname, search } = useLocation()
  const switchProfile = useSwitchProfile()
  const [failure, setFailure] = useState<CallFailure | null>(null)

  const begin = useEffectEvent(() => {
    switchProfile(business.ProfileId, pathname + search).then(
      () => toast.info(text.actsNow({ business: business.Name, role: business.Role })),
      (error: unknown) => setFailure(asCallFailure(error)),
    )
  })
  useEffect(() => begin(), [])

  return <Frame title={title} failure={failure} />
}

type FrameProps = { title: string; failure?: { message: string } | null; onRetry?: () => void }

function Frame({ title, failure, onRetry }: FrameProps) {
  return (
    <Page title={title} breadcrumbs={[{ text: text.title, to: paths.businesses() }]}>
      {failure ? (
        <ErrorState failure={failure} onRetry={onRetry} action={<LinkButton to={paths.businesses()}>{text.title}</LinkButton>} />
      ) : (
        <TextSkeleton />
      )}
    </Page>
  )
}
