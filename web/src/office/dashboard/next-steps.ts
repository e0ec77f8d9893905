import type { GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { ownerLists } from './owner-lists.ts'

export type AssetCounts = OutputOf<typeof GetUserAssetCounts>

export type NextStep = {
  kind: 'finish' | 'photos' | 'list'
  title: string
  why: string
  action: string
  to: string
}

/** What would bring an owner's properties on, most worthwhile first. What waits for an answer is another matter (`needs.ts`). */
export function ownerNextSteps({ ReadyToList, NotReady, ListedWithoutImage }: AssetCounts): NextStep[] {
  const steps: NextStep[] = []
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
  if (ReadyToList > 0) {
    steps.push({
      kind: 'list',
      title: `Put ${counted(ReadyToList, 'property')} on the market`,
      why: ReadyToList === 1 ? 'It passes every check and is not listed yet.' : 'They pass every check and are not listed yet.',
      action: ReadyToList === 1 ? 'List it' : 'List them',
      to: ownerLists.unlisted,
    })
  }
  return steps
}

/** `1 property`, `1,204 properties`. */
export function counted(count: number, noun: 'property' | 'listing'): string {
  const nouns = noun === 'property' ? 'properties' : `${noun}s`
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : nouns}`
}
