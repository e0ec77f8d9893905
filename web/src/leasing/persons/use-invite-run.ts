import { MAX_INVITED_AT_ONCE } from '@keystead/contract/leasing/persons/person.forms.ts'
import { InvitePersons } from '@keystead/contract/leasing/persons/person.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { asCallFailure, type CallFailure } from '../../api/failure.ts'
import { refresh } from '../../api/query.ts'
import { randomId } from '../../api/random-id.ts'

export type Invited = OutputOf<typeof InvitePersons>['Results']
export type InviteRun = { results: Invited; isRunning: boolean; failure: CallFailure | null }

/** Invites many, one batch after the other, until all are done or someone says stop. A batch whose answer was lost is sent as the same one. */
export function useInviteRun(ids: readonly string[]) {
  const client = useQueryClient()
  const isStopped = useRef(false)
  const transactionIds = useRef(new Map<number, string>())
  const [run, setRun] = useState<InviteRun | null>(null)

  async function start(Message: string | null) {
    const results: Invited = [...(run?.results ?? [])]
    isStopped.current = false
    setRun({ results, isRunning: true, failure: null })
    let failure: CallFailure | null = null
    try {
      while (results.length < ids.length && !isStopped.current) {
        const from = results.length
        const transactionId = transactionIds.current.get(from) ?? randomId()
        transactionIds.current.set(from, transactionId)
        const PersonIds = ids.slice(from, from + MAX_INVITED_AT_ONCE)
        results.push(...(await call(InvitePersons, { PersonIds, Message }, { transactionId })).Results)
        setRun({ results: [...results], isRunning: true, failure: null })
      }
    } catch (error) {
      failure = asCallFailure(error)
    }
    setRun({ results: [...results], isRunning: false, failure })
    refresh(client, InvitePersons)
  }

  return { run, start, stop: () => void (isStopped.current = true) }
}
