import type { GetUserAssetCounts } from '@keystead/contract/assets/properties/property.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { paths } from '../app/paths.ts'
import { ownerLists } from './owner-lists.ts'

export type AssetCounts = OutputOf<typeof GetUserAssetCounts>

export type NextStep = {
  kind: 'read' | 'show' | 'renew' | 'finish' | 'photos' | 'list'
  title: string
  why: string
  action: string
  to: string
}

/** What an owner would do next, most pressing first, from what is true of their properties now. */
export function ownerNextSteps(
  { Unlisted, NotReady, ListedWithoutImage, ExpiringSoon }: AssetCounts,
  unreadEnquiries: number,
  unansweredViewings = 0,
): NextStep[] {
  const ready = Unlisted - NotReady
  const steps: NextStep[] = []
  if (unreadEnquiries > 0) {
    steps.push({
      kind: 'read',
      title: `Read ${counted(unreadEnquiries, 'message')}`,
      why: 'Somebody has written to you and waits for an answer.',
      action: unreadEnquiries === 1 ? 'Read it' : 'Read them',
      to: paths.enquiries(),
    })
  }
  if (unansweredViewings > 0) {
    steps.push({
      kind: 'show',
      title: unansweredViewings === 1 ? 'Answer 1 request for a viewing' : `Answer ${unansweredViewings} requests for viewings`,
      why: 'Somebody wants to see a home of yours and has named times.',
      action: unansweredViewings === 1 ? 'Look at it' : 'Look at them',
      to: paths.viewings(),
    })
  }
  if (ExpiringSoon > 0) {
    steps.push({
      kind: 'renew',
      title: `Renew ${counted(ExpiringSoon, 'listing')}`,
      why: ExpiringSoon === 1 ? 'It leaves the market within two weeks.' : 'They leave the market within two weeks.',
      action: ExpiringSoon === 1 ? 'Look at it' : 'Look at them',
      to: ownerLists.endingSoon,
    })
  }
  if (ListedWithoutImage > 0) {
    steps.push({
      kind: 'photos',
      title: `Add photos to ${counted(ListedWithoutImage, 'listing')}`,
      why: 'People pass over a home that they cannot see.',
      action: 'Add photos',
      to: ownerLists.listedWithoutPhoto,
    })
  }
  if (NotReady > 0) {
    steps.push({
      kind: 'finish',
      title: `Finish ${counted(NotReady, 'property')}`,
      why: 'Something that a listing needs is still missing.',
      action: NotReady === 1 ? 'Finish it' : 'Finish them',
      to: ownerLists.notReady,
    })
  }
  if (ready > 0) {
    steps.push({
      kind: 'list',
      title: `Put ${counted(ready, 'property')} on the market`,
      why: ready === 1 ? 'It passes every check and is not listed yet.' : 'They pass every check and are not listed yet.',
      action: ready === 1 ? 'List it' : 'List them',
      to: ownerLists.unlisted,
    })
  }
  return steps
}

/** `1 property`, `1,204 properties`. */
export function counted(count: number, noun: 'property' | 'listing' | 'message'): string {
  const nouns = noun === 'property' ? 'properties' : `${noun}s`
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : nouns}`
}
