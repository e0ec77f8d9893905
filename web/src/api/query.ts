import type { AnyOperation, InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { Resource } from '@keystead/contract/rpc/resources.ts'
import {
  keepPreviousData,
  type Query,
  type QueryFunctionContext,
  type QueryKey,
  QueryClient,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router'
import type { CallFunction } from './call-client.ts'
import { answeredAt, call } from './call.ts'
import { CallFailure } from './failure.ts'
import { randomId } from './random-id.ts'

/** How long an answer counts as fresh: a screen that opens again within it asks nothing. */
const FRESH_MS = 30_000
/** A page that one comes back to after reading another for a while shows what it showed. The server's caches live for one page. */
const KEPT_MS = import.meta.env.SSR ? Infinity : 30 * 60_000

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { reads: readonly Resource[] }
  }
}

/** How each cache calls. Beside the queries and not in them, since those travel to the browser as they are. */
const callsOf = new WeakMap<QueryClient, CallFunction>()

/** A cache whose queries go through one way of calling: the browser's client, or the pipeline itself on the server. */
export function createQueryClient(callFrom: CallFunction): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // The call client knows better what is worth another try.
      // Without a connection a call fails at once, and says so, instead of waiting unseen for a better moment; queries on the screen
      // are asked again when that has come.
      queries: { staleTime: FRESH_MS, gcTime: KEPT_MS, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  callsOf.set(client, callFrom)
  return client
}

/** The cache, as loaders get it in their context. */
export const QueriesContext = createContext<QueryClient>()

function queryOf<Op extends AnyOperation>(operation: Op, input: InputOf<Op>) {
  const queryKey: QueryKey = [operation.name, input]
  const queryFn = ({ client, signal }: QueryFunctionContext) => callsOf.get(client)!(operation, input, { signal })
  return { queryKey, queryFn, meta: { reads: operation.reads ?? [] } }
}

type LoaderContext = LoaderFunctionArgs<Readonly<RouterContextProvider>>['context']

/** For loaders: the answer, from the cache when it is there. What a loader ensures, its screen reads with `useLoaded`. */
export async function ensure<Op extends AnyOperation>(context: LoaderContext, operation: Op, input: InputOf<Op>): Promise<OutputOf<Op>> {
  return context.get(QueriesContext).ensureQueryData<OutputOf<Op>, CallFailure>(queryOf(operation, input))
}

export type UseCallOptions<Output> = {
  /** False: wait until the input is complete. */
  enabled?: boolean
  /** Show the answer to the previous input until the new one has come: lists that are paged or filtered. */
  keepPrevious?: boolean
  /** Asks again at this pace, for work that is under way; false stops. */
  refetchEveryMs?: number | ((data: Output | undefined) => number | false)
}

/** The answer of a query, kept fresh: `const properties = useCall(GetUserAssets, { PageIndex })`. */
export function useCall<Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op>,
  { enabled = true, keepPrevious = false, refetchEveryMs }: UseCallOptions<OutputOf<Op>> = {},
): UseQueryResult<OutputOf<Op>, CallFailure> {
  return useQuery<OutputOf<Op>, CallFailure>({
    ...queryOf(operation, input),
    enabled,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    refetchInterval: typeof refetchEveryMs === 'function' ? (query) => refetchEveryMs(query.state.data) : refetchEveryMs,
  })
}

/** The same for several inputs of one call, such as the pages of a list that grows. */
export function useCalls<Op extends AnyOperation>(
  operation: Op,
  inputs: readonly InputOf<Op>[],
): UseQueryResult<OutputOf<Op>, CallFailure>[] {
  return useQueries({ queries: inputs.map((input) => queryOf(operation, input)) }) as UseQueryResult<OutputOf<Op>, CallFailure>[]
}

/** The answer that this route's loader has ensured. It is there at the first render; a loader that forgot it is told so. */
export function useLoaded<Op extends AnyOperation>(operation: Op, input: InputOf<Op>): OutputOf<Op> {
  const { data } = useCall(operation, input)
  if (data === undefined) throw new Error(`The loader of this route does not ensure ${operation.name} with this input.`)
  return data
}

export type Command<Op extends AnyOperation> = {
  /** Does it. Failures are thrown, and kept in `failure` for the screen. */
  run(input: InputOf<Op>): Promise<OutputOf<Op>>
  pending: boolean
  failure: CallFailure | null
  reset(): void
}

type UseCommandOptions<Op extends AnyOperation> = {
  onDone?: (output: OutputOf<Op>, input: InputOf<Op>) => void | Promise<void>
  /** What went there and back is for no one to find later: it goes with `reset`, or with the part of the page that asked. */
  forgets?: boolean
}

/** A command as a button or form needs it. When it is done, what reads what it `changes` is asked again. */
export function useCommand<Op extends AnyOperation>(operation: Op, { onDone, forgets }: UseCommandOptions<Op> = {}): Command<Op> {
  const client = useQueryClient()
  const unsettled = useRef<{ input: string; transactionId: string } | null>(null)

  const mutation = useMutation<OutputOf<Op>, CallFailure, InputOf<Op>>({
    gcTime: forgets ? 0 : undefined,
    async mutationFn(input) {
      // The same wish after a lost answer is the same intention: the server then answers what it did the first time.
      const text = JSON.stringify(input)
      const transactionId = unsettled.current?.input === text ? unsettled.current.transactionId : randomId()
      unsettled.current = null
      try {
        return await call(operation, input, { transactionId })
      } catch (error) {
        if (error instanceof CallFailure && error.outcomeIsUnknown) unsettled.current = { input: text, transactionId }
        throw error
      }
    },
    async onSuccess(output, input) {
      refresh(client, operation)
      await onDone?.(output, input)
    },
  })
  return { run: mutation.mutateAsync, pending: mutation.isPending, failure: mutation.error, reset: mutation.reset }
}

/** Shows what a command is about to make of an answer, before the server has said so. Where none is there yet, none is made up. */
export function assume<Op extends AnyOperation>(
  client: QueryClient,
  operation: Op,
  input: InputOf<Op>,
  change: (answer: OutputOf<Op>) => OutputOf<Op>,
): void {
  const { queryKey } = queryOf(operation, input)
  // An answer that is on its way would overwrite it with what was before.
  void client.cancelQueries({ queryKey })
  client.setQueryData<OutputOf<Op>>(queryKey, (answer) => answer && change(answer))
}

/** Forgets what a command has changed; what is on the screen is asked again at once. */
export function refresh(client: QueryClient, operation: AnyOperation): void {
  refreshWhatReads(client, operation.changes ?? [])
}

/** The same by what has changed. */
export function refreshWhatReads(client: QueryClient, changes: readonly Resource[]): void {
  const stale = ({ meta }: Query) => meta?.reads.some((resource) => changes.includes(resource)) ?? true
  client.removeQueries({ predicate: stale, type: 'inactive' })
  void client.invalidateQueries({ predicate: stale })
}

/** Calls back when a call was refused for whom the person is, or for what their role allows. Returns how to stop. */
export function onRefusal(client: QueryClient, listener: () => void): () => void {
  const hear = (error: unknown) => {
    if (error instanceof CallFailure && error.status === 403 && !error.wasDismissed) listener()
  }
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Something may have been missed: what is on the screen is asked again, the rest when it is needed. */
export function refreshShown(client: QueryClient): void {
  void client.invalidateQueries()
}

/** When all that a cache holds was forgotten last, by the server's clock. */
const startedAt = new WeakMap<QueryClient, number | null>()

/** Since when a cache that started empty on this page knows how things are; null where its page came with what it knows. */
export function knowsSince(client: QueryClient): number | null {
  return startedAt.get(client) ?? null
}

/** Another account or profile is here now: nothing that the last one was told may be shown again. */
export function refreshAll(client: QueryClient): void {
  startedAt.set(client, answeredAt())
  client.removeQueries({ type: 'inactive' })
  void client.invalidateQueries()
}

/** The same for a screen whose own answers belong to the last one: they are gone until the new ones come. */
export function startAnew(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' })
  void client.resetQueries()
}
