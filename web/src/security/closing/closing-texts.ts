import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'

type Preview = OutputOf<typeof GetClosingPreview>

/** What closing the account takes away, one line each; what there is none of is left out. */
export function consequencesOf({ Profiles, Properties, Listings, Plan }: Preview): string[] {
  return [
    'You are signed out everywhere, and nobody can sign in again.',
    Listings > 0 && `${counted(Listings, 'home leaves', 'homes leave')} the market.`,
    Properties > 0 && `You can no longer reach your ${counted(Properties, 'property', 'properties')}.`,
    Profiles > 0 &&
      `${counted(Profiles, 'profile', 'profiles')} with name, picture and contact details ${Profiles === 1 ? 'is' : 'are'} erased.`,
    `The ${Plan} plan ends today.`,
  ].filter((line) => line !== false)
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
