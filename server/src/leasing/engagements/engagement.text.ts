import { defineText } from '@keystead/contract/text/define-text.ts'

/** What people are told of the work of agents. `{term}` is `from Dec 1, 2026 to Nov 30, 2027`, `{home}` may be a building with its units. */
export const text = defineText('server/leasing/engagements/engagement', {
  gaveToManage: '{actor} gave you {home} to manage, {term}.',
  gaveToLease: '{actor} gave you {home} to lease, {term}.',
  gaveToSell: '{actor} gave you {home} to sell, {term}.',
  gaveToListWithOthers: '{actor} gave you {home} to list with others, {term}.',
  gaveToLookAfter: '{actor} gave you {home} to look after, {term}.',
  withUnits: { one: '{home} with its unit', other: '{home} with its {count} units' },
  properties: { one: '{count} property', other: '{count} properties' },

  joinedWithoutTheProperty:
    '{actor} joined but couldn’t get the property that you proposed: it’s gone, or someone else has it at that time. Please assign what’s missing again.',
  joinedWithoutSome: {
    one: '{actor} joined but couldn’t get {count} of the {all} properties that you proposed: it’s gone, or someone else has it at that time. Please assign what’s missing again.',
    other:
      '{actor} joined but couldn’t get {count} of the {all} properties that you proposed: they’re gone, or someone else has them at that time. Please assign what’s missing again.',
  },
  changedTerms: '{actor} changed the terms of your work for {home}.',
})
