import type { ProfileActor } from '../../rpc/actor.ts'
import type { Scope } from '../../rpc/scope.ts'
import { inquiriesOf } from '../../marketplace/inquiries/inquiry.public.ts'
import { listedToursOf } from '../../marketplace/tours/tour.public.ts'

export type LeadReader = {
  readonly reader: 'manager' | 'agent'
  readonly messages: Scope<'inquiry'>
  readonly tours: Scope<'tour'>
}

/** Who may see a message or a tour is decided by their rooms; both know the reader by account and profile. */
export function leadsOf(actor: ProfileActor): LeadReader {
  const { reader, scope: tours } = listedToursOf(actor)
  return { reader, messages: inquiriesOf(actor), tours }
}
