import { MAX_INVITES_AT_ONCE } from '@keystead/contract/people/invitations/invitation.forms.ts'
import { SendInvites } from '@keystead/contract/people/invitations/invitation.operations.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { randomId } from '../../api/random-id.ts'

type Input = InputOf<typeof SendInvites>
export type InviteResults = OutputOf<typeof SendInvites>['Results']
export type InviteProgress = { readonly done: number; readonly total: number }

/** Invites many, one batch after the other. A batch whose answer was lost is sent as the same one. */
export function useSendInvites() {
  const client = useQueryClient()
  const transactionIds = useRef(new Map<string, string>())
  const [progress, setProgress] = useState<InviteProgress | null>(null)

  async function send({ Invites, ...ofAll }: Input, onAnswer: (results: InviteResults) => void): Promise<void> {
    try {
      for (let done = 0; done < Invites.length; done += MAX_INVITES_AT_ONCE) {
        setProgress({ done, total: Invites.length })
        const batch = { ...ofAll, Invites: Invites.slice(done, done + MAX_INVITES_AT_ONCE) }
        const key = JSON.stringify(batch)
        const transactionId = transactionIds.current.get(key) ?? randomId()
        transactionIds.current.set(key, transactionId)
        onAnswer((await call(SendInvites, batch, { transactionId })).Results)
        transactionIds.current.delete(key)
      }
    } finally {
      setProgress(null)
      refresh(client, SendInvites)
    }
  }

  return { progress, send }
}
