import { GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { OpenAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { ProcessApplication } from '@keystead/contract/applications/form/form.operations.ts'
import { ConfirmViewing, GetViewings } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { TourSide } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { GetLeads } from '@keystead/contract/office/leads/lead.operations.ts'
import { UpdateUserConnectionStatus } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { GetRequestedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { countedText } from './counted-text.ts'
import { agreementNeeds, applicationNeeds, leadNeeds, MOST_NEEDS, proposalNeeds, requestNeeds } from './needs.ts'
import { needSource, type NeedSource } from './NeedsYou.tsx'
import { text } from './needs.text.ts'

const RECEIVED = { Direction: DIRECTIONS.Received, PageSize: MOST_NEEDS } as const
const MY_TURN = { IsMyTurn: true, PageSize: MOST_NEEDS } as const
const WAITING = { WaitingOnly: true, PageSize: MOST_NEEDS } as const
/** Those that wait for the other side stand among them. */
const ASKED_FOR = { Side: 'visitor', PageSize: 20 } as const

/** What waits for people of any kind: leads for those who list homes, proposed times for those who look for one. */
export function useCommonNeeds(side: TourSide): NeedSource[] {
  const isLister = side === 'lister'
  const may = useMay()
  const hasRequests = may(GetRequestedUserConnections) && may(UpdateUserConnectionStatus)
  const hasLeads = may(GetLeads) && may(ConfirmViewing)
  const requests = useCall(GetRequestedUserConnections, RECEIVED, { enabled: hasRequests })
  const leads = useCall(GetLeads, WAITING, { enabled: isLister && hasLeads })
  const tours = useCall(GetViewings, ASKED_FOR, { enabled: !isLister })
  const ofSide = isLister
    ? needSource(text.leadsName, leads, (page) => ({
        needs: leadNeeds(page.Items),
        all: { text: countedText(page, text.lists.leads), to: paths.leads({ show: 'waiting' }) },
      }))
    : needSource(text.toursName, tours, ({ Items, Unanswered }) => ({
        needs: proposalNeeds(Items),
        all: { text: countedText(Unanswered, text.lists.tours), to: paths.tours() },
      }))
  const hasAgreements = may(GetAgreements) && may(OpenAgreement)
  const agreements = useCall(GetAgreements, MY_TURN, { enabled: hasAgreements })
  const ofAgreements = needSource(text.agreements, agreements, (page) => ({
    needs: agreementNeeds(page.Items),
    all: { text: countedText(page, text.lists.agreements), to: paths.myAgreements({ mine: '1' }) },
  }))
  const hasApplications = may(GetApplications) && may(ProcessApplication)
  const applications = useCall(GetApplications, MY_TURN, { enabled: hasApplications })
  const ofApplications = needSource(text.applications, applications, (page) => ({
    needs: applicationNeeds(page.Items),
    all: { text: countedText(page, text.lists.applications), to: paths.applications({ mine: '1' }) },
  }))
  const ofPeople = needSource(text.requests, requests, (page) => ({
    needs: requestNeeds(page.Items),
    all: { text: countedText(page, text.lists.requests), to: paths.connections({ tab: 'received' }) },
  }))
  // What their role does not let a member answer does not wait for them.
  return [
    ...(hasAgreements ? [ofAgreements] : []),
    ...(hasApplications ? [ofApplications] : []),
    ...(isLister && !hasLeads ? [] : [ofSide]),
    ...(hasRequests ? [ofPeople] : []),
  ]
}
