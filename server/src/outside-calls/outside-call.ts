import type { EventContext } from '../rpc/events.ts'
import type { Services } from '../rpc/services.ts'

/** What a company has said. Whatever else happens (silence, a broken line, an error of theirs) tells nothing, and is thrown. */
export type Verdict<Answer, Refusal = unknown> =
  | { readonly outcome: 'done'; readonly answer: Answer }
  /** `reason` is kept; `refusal` says more to what follows from it. */
  | { readonly outcome: 'refused'; readonly reason: string; readonly refusal?: Refusal }

/** One try. `key` is the same in all tries of a call: the company does a thing once for each. */
export type Try = { readonly key: string; readonly signal: AbortSignal }

/** Something that another company is asked to do. The room that asks declares it, in its manifest. */
export type OutsideCall<Data extends object, Answer, Refusal = unknown> = {
  /** Stands in `outside_call.name`, so it must not change while calls wait. */
  readonly name: string
  /** Of one try, whether its client heeds `signal` or not. */
  readonly timeoutMs: number
  /** Outside of any transaction. Throws where it does not learn what became of it. */
  attempt(services: Services, data: Data, one: Try): Promise<Verdict<Answer, Refusal>>
  /** What follows, in the transaction that records the verdict; once. */
  settle(context: EventContext, data: Data, verdict: Verdict<Answer, Refusal>): Promise<void>
}

// `any`: a list holds calls of all kinds; each is handed the data it was asked with.
// oxlint-disable-next-line no-explicit-any
export type AnyOutsideCall = OutsideCall<any, any, any>

/** Its data is kept with the call, so it names rows and holds no secret. */
export function defineOutsideCall<Data extends object, Answer, Refusal = unknown>(
  name: string,
  call: Omit<OutsideCall<Data, Answer, Refusal>, 'name'>,
): OutsideCall<Data, Answer, Refusal> {
  return { name, ...call }
}
