import { CreateBusinessMember } from '@keystead/contract/people/businesses/member.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSearchParams } from 'react-router'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
import { UserPlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { ForBusiness } from './ForBusiness.tsx'
import { MemberList } from './MemberList.tsx'
import { text } from './members.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** The members of the business that one acts for. */
export function MembersScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const may = useMay()
  return (
    <ForBusiness title={text.title} id={id} wanted="members:view">
      {(business) => (
        <Page
          title={text.title}
          description={text.intro({ business: business.Name })}
          breadcrumbs={[
            { text: text.businesses, to: paths.businesses() },
            { text: business.Name, to: paths.viewBusiness(business.BusinessId) },
          ]}
          action={
            <>
              <LinkButton to={paths.viewBusiness(business.BusinessId, 'roles')}>{text.roles}</LinkButton>
              {may(CreateBusinessMember) && (
                <LinkButton to={paths.addMember(business.BusinessId)} variant="primary" icon={UserPlusIcon}>
                  {text.add}
                </LinkButton>
              )}
            </>
          }
        >
          <MemberList business={business} place={(filters) => paths.businessMembers({ id, ...filters })} />
        </Page>
      )}
    </ForBusiness>
  )
}
