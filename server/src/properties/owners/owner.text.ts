import { defineText } from '@keystead/contract/text/define-text.ts'

/** What co-owners are told. `{share}` is `40%`. */
export const text = defineText('server/properties/owners/owner', {
  madeYouCoOwner: '{actor} made you a co-owner of {home} with {share}.',
  changedYourShare: '{actor} changed your share in {home} from {before} to {share}.',
  removedYou: '{actor} removed you from the owners of {home}. You can’t see it anymore.',
  isCoOwner: '{actor} is now a co-owner of {home} with {share} and can see it.',
})
