import { type EventContext } from '../../rpc/events.ts'
import { may } from '../../rpc/call-context.ts'
import type { OpenInvoices } from './in-the-way.queries.ts'
import { text } from './in-the-way.text.ts'

type Kind = 'propertyOpen' | 'accountOpen' | 'businessOpen'

/** How many invoices are in the way, and which; to a member whose role does not show invoices only how many. */
export function openSentence({ actor }: Pick<EventContext, 'actor'>, kind: Kind, { count, numbers }: OpenInvoices): string {
  const mayRead = actor.kind !== 'account' || may(actor, 'invoices:view')
  return text[kind]({ count, numbers: mayRead ? named(count, numbers.join(', ')) : '' })
}

function named(count: number, numbers: string): string {
  const more = count - numbers.split(', ').length
  return more > 0 ? text.namedAndMore({ numbers, count: more }) : text.named({ numbers })
}
