import { randomUUID } from 'node:crypto'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { EventDefinition, EventItem, QuestionDefinition } from '@keystead/contract/rpc/events.ts'
import type { Obstacle } from '@keystead/contract/rpc/obstacle.ts'
import type { Db } from '../database/db.ts'
import { actingAs } from '../database/pool.ts'
import { defineJob } from '../jobs/jobs.ts'
import type { CallContext } from './call-context.ts'
import { CallFailure } from './failure.ts'
import type { Services } from './services.ts'

/*
 * Lower rooms tell, higher rooms listen, refuse or answer; none of them imports those above it. Everything happens inside
 * the transaction of what is told, in the order of the rooms, and touches the database or enqueues, nothing else.
 */

/** What a listener works with: the call in which something happens, or a job, which is no one's call. */
export type EventContext = Pick<CallContext, 'db' | 'actor' | 'services' | 'afterCommit'>

/** Why something may not happen, and to which of the items. `sentence` stands for that of the error where it names what is in the way. */
export type Refusal = { readonly id: string; readonly error: ErrorDefinition; readonly sentence?: string }

type Listens<Item extends EventItem> = {
  readonly kind: 'on'
  /** In the same breath, or enqueued. */
  readonly when: 'with' | 'after'
  readonly event: EventDefinition<Item>
  readonly name: string
  handle(context: EventContext, items: readonly Item[]): Promise<void>
}
type Refuses<Item extends EventItem> = {
  readonly kind: 'veto'
  readonly event: EventDefinition<Item>
  readonly name: string
  check(context: EventContext, items: readonly Item[]): Promise<readonly Refusal[]>
}
type Answers<Asked, Answer> = {
  readonly kind: 'answer'
  readonly question: QuestionDefinition<Asked, Answer>
  readonly name: string
  give(context: EventContext, asked: Asked): Promise<Answer>
}

type Chore = {
  readonly kind: 'hourly'
  readonly name: string
  run(context: ChoreContext): Promise<void>
}
export type ChoreContext = { readonly db: Db; readonly services: Services; readonly signal: AbortSignal }

/** What a room does when another one tells or asks, and every hour. */
// `any`: each listener knows the items of its own event.
// oxlint-disable-next-line no-explicit-any
export type Listener = Listens<any> | Refuses<any> | Answers<any, any> | Chore

/** Runs with what happened: its failure refuses the command. `name` says what it does. */
export function on<Item extends EventItem>(event: EventDefinition<Item>, name: string, handle: Listens<Item>['handle']): Listener {
  return { kind: 'on', when: 'with', event, name, handle }
}

/** Is enqueued with what happened and runs soon after it, again until it succeeds. */
export function after<Item extends EventItem>(event: EventDefinition<Item>, name: string, handle: Listens<Item>['handle']): Listener {
  return { kind: 'on', when: 'after', event, name, handle }
}

/** Is asked before anything is written, and by previews; what it answers keeps the thing from happening. */
export function veto<Item extends EventItem>(event: EventDefinition<Item>, name: string, check: Refuses<Item>['check']): Listener {
  return { kind: 'veto', event, name, check }
}

export function answer<Asked, Answer>(
  question: QuestionDefinition<Asked, Answer>,
  name: string,
  give: Answers<Asked, Answer>['give'],
): Listener {
  return { kind: 'answer', question, name, give }
}

/** Is done every hour, in a transaction of its own that sees all rows: what has had its time goes. */
export function hourly(name: string, run: Chore['run']): Listener {
  return { kind: 'hourly', name, run }
}

export type Events = {
  /** Tells all who listen. Throws where the same was told of the same thing before in this transaction. */
  emit<Item extends EventItem>(context: EventContext, event: EventDefinition<Item>, items: readonly Item[]): Promise<void>
  /** Why it may not happen; empty where nothing is against it. Asked before any write, and by previews. */
  refusals<Item extends EventItem>(context: EventContext, event: EventDefinition<Item>, items: readonly Item[]): Promise<Refusal[]>
  /** The answers of all rooms that have one, in the order of the rooms. */
  ask<Asked, Answer>(context: EventContext, question: QuestionDefinition<Asked, Answer>, asked: Asked): Promise<Answer[]>
  /** All that is done every hour. */
  readonly chores: readonly Chore[]
  /** Work that was enqueued with what happened. */
  runAfter(context: EventContext, work: AfterEvent): Promise<void>
}

/** What waits in the queue for a listener. */
export type AfterEvent = { readonly event: string; readonly listener: string; readonly items: readonly EventItem[] }
export const afterEventJob = defineJob<AfterEvent>('after-event', { retryLimit: 8, expireSeconds: 300 })

/** `listeners` in the order in which they are told. */
export function createEvents(listeners: readonly Listener[]): Events {
  checkNames(listeners)
  // The same thing told twice in a transaction would be billed, emailed or counted twice.
  const toldIn = new WeakMap<Db, Set<string>>()
  const of = <Kind extends Listener['kind']>(kind: Kind, name: string) =>
    listeners.filter((one): one is Extract<Listener, { kind: Kind }> => one.kind === kind && nameOf(one) === name)
  const notifiedOf = (event: EventDefinition) => {
    const found = of('on', event.name)
    return event.isEnding ? found.toReversed() : found
  }

  return {
    chores: listeners.filter((one) => one.kind === 'hourly'),

    async emit(context, event, given) {
      const items = given.map((item) => event.item.parse(item))
      const told = toldIn.get(context.db) ?? new Set()
      toldIn.set(context.db, told)
      for (const { id, accountId } of items) {
        const key = `${event.name} ${id} ${accountId}`
        if (told.has(key)) throw new Error(`${event.name} was told twice of ${id}`)
        told.add(key)
      }
      for (const listener of notifiedOf(event as unknown as EventDefinition)) {
        for (const [accountId, group] of Map.groupBy(items, (item) => item.accountId)) {
          await (listener.when === 'after'
            ? enqueue(context, { event: event.name, listener: listener.name, items: group })
            : actingAs(context.db, accountId, () => listener.handle(context, group)))
        }
      }
    },

    async refusals(context, event, items) {
      const found: Refusal[] = []
      for (const listener of of('veto', event.name)) {
        for (const [accountId, group] of Map.groupBy(items, (item) => item.accountId))
          found.push(...(await actingAs(context.db, accountId, () => listener.check(context, group))))
      }
      return found
    },

    async ask(context, question, asked) {
      const answers = []
      for (const listener of of('answer', question.name)) answers.push(question.answer.parse(await listener.give(context, asked)))
      return answers
    },

    async runAfter(context, { event, listener: name, items }) {
      const listener = of('on', event).find((one) => one.when === 'after' && one.name === name)
      // A version that no longer listens has nothing to do.
      if (!listener) return
      const parsed = items.map((item) => listener.event.item.parse(item) as EventItem)
      for (const [accountId, group] of Map.groupBy(parsed, (item) => item.accountId))
        await actingAs(context.db, accountId, () => listener.handle(context, group))
    },
  }
}

/** As previews tell them, each error once. */
export function obstaclesOf(refusals: readonly Omit<Refusal, 'id'>[]): Obstacle[] {
  return [...Map.groupBy(refusals, ({ error }) => error)].map(([{ code, message }, [first]]) => ({
    Code: code,
    Message: first?.sentence ?? message,
  }))
}

/** Ends a command with the first reason against it, if there is one. */
export async function refuseWhereVetoed<Item extends EventItem>(
  context: EventContext,
  event: EventDefinition<Item>,
  items: readonly Item[],
): Promise<void> {
  const [first] = await context.services.events.refusals(context, event, items)
  if (first) throw new CallFailure(first.error, { sentence: first.sentence })
}

function enqueue({ db, services }: EventContext, work: AfterEvent): Promise<void> {
  // Each happening is its own work, also when the same thing happens again before it was done.
  return services.jobs.enqueue(db, afterEventJob, work, `${work.event}:${work.listener}:${randomUUID()}`)
}

function nameOf(listener: Listener): string {
  if (listener.kind === 'hourly') return 'every hour'
  return listener.kind === 'answer' ? listener.question.name : listener.event.name
}

function checkNames(listeners: readonly Listener[]): void {
  const names = listeners.map((listener) => `${nameOf(listener)}: ${listener.name}`)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`two listeners have one name: ${twice}`)
}
